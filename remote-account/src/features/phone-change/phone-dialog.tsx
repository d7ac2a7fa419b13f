import { useState } from 'react';
import { Dialog } from 'shared/ui';
import { NumberStep } from '#features/phone-change/number-step.tsx';
import { type PhoneStep, startPhoneChange, verifyPhoneChange } from '#features/phone-change/phone-change.ts';
import { CodeForm } from '#one-time-code/code-form.tsx';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called once the server has changed the number. */
  onChanged: () => void;
}

const titles = {
  'prove-old': 'Confirm that it is you',
  'verify-new': 'Confirm your new number',
};

/** Enter a new number, then its code. A session older than 15 minutes proves the old number or email in between. */
export function PhoneDialog({ open, onClose, onChanged }: Props) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const [step, setStep] = useState<PhoneStep | null>(null);
  const signInAgain = useSignInAgain();

  function close() {
    setStep(null);
    setPhoneNumber('');
    onClose();
  }

  const effects = {
    onStep: setStep,
    onDone: () => {
      close();
      onChanged();
    },
    onSignedOut: signInAgain,
  };

  return (
    <Dialog open={open} onClose={close} title={step === null ? 'Change your mobile number' : titles[step.next]}>
      {step === null ? (
        <NumberStep
          phoneNumber={phoneNumber}
          onPhoneNumber={setPhoneNumber}
          onSend={() => startPhoneChange(phoneNumber, effects)}
        />
      ) : (
        <CodeForm
          key={step.next}
          code={step.code}
          submitLabel={step.next === 'prove-old' ? 'Confirm' : 'Change number'}
          aside={
            step.next === 'prove-old' ? (
              'You signed in some time ago, so we first send a code to your present contact.'
            ) : (
              <button type="button" className="text-button" onClick={() => setStep(null)}>
                Use another number
              </button>
            )
          }
          onSubmit={(otp) => verifyPhoneChange(step, otp, effects)}
          onResend={() => startPhoneChange(phoneNumber, effects)}
        />
      )}
    </Dialog>
  );
}
