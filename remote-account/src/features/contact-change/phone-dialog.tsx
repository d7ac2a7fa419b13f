import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { ErrorSummary, Field, type Refusal, RefusalNotice, useForm } from 'shared/forms';
import { Button, Dialog } from 'shared/ui';
import { CodeSteps } from '#features/contact-change/code-steps.tsx';
import { useChange } from '#features/contact-change/use-change.ts';
import { messages } from '#messages.en.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called once the server has changed the number, or has noted that it will. */
  onChanged: () => void;
}

const titles = {
  'prove-old': messages.stepUpTitle,
  'verify-new': messages.changeStepTwoTitle,
  waiting: messages.phoneDialogTitle,
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
      title={step === null ? messages.phoneDialogTitle : titles[step.next]}
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
          submitLabel={messages.actionChangeNumber}
          aside={
            <button type="button" className="text-button" onClick={change.reset}>
              {messages.phoneDialogOther}
            </button>
          }
          onClose={() => close()}
        />
      )}
    </Dialog>
  );
}

const LABELS = { newPhoneNumber: messages.fieldNewMobile };

interface NumberStepProps {
  phoneNumber: string;
  onPhoneNumber: (phoneNumber: string) => void;
  onSend: (phoneNumber: string) => Promise<Refusal | undefined>;
}

function NumberStep({ phoneNumber, onPhoneNumber, onSend }: NumberStepProps) {
  const form = useForm({
    labels: LABELS,
    values: [{ newPhoneNumber: phoneNumber }, ({ newPhoneNumber = '' }) => onPhoneNumber(newPhoneNumber)],
    check: ({ newPhoneNumber }) =>
      newPhoneNumber.trim() === ''
        ? { errors: { newPhoneNumber: messages.errorNewMobileEmpty } }
        : { data: newPhoneNumber },
    async send(number) {
      const refusal = await onSend(number);
      return refusal?.field === undefined ? { refusal } : { errors: { newPhoneNumber: refusal.text } };
    },
  });

  return (
    <form {...form.props} className="code-form">
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('newPhoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.hintIndianNumbers}
        data-autofocus
      />
      <RefusalNotice refusal={form.refusal} />
      <div className="button-row">
        <Button type="submit" busy={form.busy}>
          {messages.actionSendCode}
        </Button>
      </div>
    </form>
  );
}
