import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { Dialog } from 'shared/ui';
import { CodeSteps } from '#features/contact-change/code-steps.tsx';
import { messages } from '#features/contact-change/messages.en.ts';
import { NumberStep } from '#features/contact-change/number-step.tsx';
import { useChange } from '#features/contact-change/use-change.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called once the server has changed the number, or has noted that it will. */
  onChanged: () => void;
}

const titles = {
  'prove-old': messages.confirmThatItIsYou,
  'verify-new': messages.confirmYourNewNumber,
  waiting: messages.changeYourMobileNumber,
};

/** Enter a new number, then its code. The old number or email is proven in between, unless that has just been done. */
export function PhoneDialog({ open, onClose, onChanged }: Props) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const change = useChange('phone', () => close(true), setPhoneNumber);
  const { step } = change;
  const hasNumber = useAuth(({ user }) => user?.contact.startsWith('+') === true);

  function close(changed = step?.next === 'waiting') {
    change.reset();
    setPhoneNumber('');
    onClose();
    if (changed) onChanged();
  }

  return (
    <Dialog
      open={open || step !== null}
      onClose={() => close()}
      title={step === null ? messages.changeYourMobileNumber : titles[step.next]}
    >
      {step === null ? (
        <NumberStep
          phoneNumber={phoneNumber}
          onPhoneNumber={setPhoneNumber}
          onSend={(number) => change.start(number)}
        />
      ) : (
        <CodeSteps
          change={change}
          step={step}
          value={phoneNumber}
          old={hasNumber ? 'number' : null}
          submitLabel={messages.changeNumber}
          aside={
            <button type="button" className="text-button" onClick={change.reset}>
              {messages.useAnotherNumber}
            </button>
          }
          onClose={() => close()}
        />
      )}
    </Dialog>
  );
}
