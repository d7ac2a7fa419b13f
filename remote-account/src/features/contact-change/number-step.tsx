import { ErrorSummary, Field, type Refusal, RefusalNotice, useForm } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#features/contact-change/messages.en.ts';

const LABELS = { newPhoneNumber: messages.newMobileNumber };

interface Props {
  phoneNumber: string;
  onPhoneNumber: (phoneNumber: string) => void;
  onSend: (phoneNumber: string) => Promise<Refusal | undefined>;
}

export function NumberStep({ phoneNumber, onPhoneNumber, onSend }: Props) {
  const form = useForm({
    labels: LABELS,
    values: [{ newPhoneNumber: phoneNumber }, ({ newPhoneNumber = '' }) => onPhoneNumber(newPhoneNumber)],
    check: ({ newPhoneNumber }) =>
      newPhoneNumber.trim() === ''
        ? { errors: { newPhoneNumber: messages.enterTheNewNumber } }
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
        hint={messages.numbersAreTaken}
        data-autofocus
      />
      <RefusalNotice refusal={form.refusal} />
      <div className="button-row">
        <Button type="submit" busy={form.busy}>
          {messages.sendCode}
        </Button>
      </div>
    </form>
  );
}
