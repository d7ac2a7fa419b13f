import { ErrorSummary, Field, RefusalNotice, useForm } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';

const LABELS = { phoneNumber: messages.phoneNumber };

interface NumberStepProps {
  values: readonly [{ phoneNumber: string }, (change: Partial<{ phoneNumber: string }>) => void];
  /** Sends the code there. @throws ApiError */
  onSend: (phoneNumber: string) => Promise<void>;
}

export function NumberStep({ values, onSend }: NumberStepProps) {
  const form = useForm({
    labels: LABELS,
    values,
    check: ({ phoneNumber }) =>
      phoneNumber.trim() === '' ? { errors: { phoneNumber: messages.enterYourPhoneNumber } } : { data: phoneNumber },
    send: onSend,
    refused: ({ fields: { phoneNumber }, message: text }) =>
      phoneNumber === undefined ? { refusal: { title: messages.failedToSend, text } } : { errors: { phoneNumber } },
  });
  return (
    <form {...form.props} className="narrow-form" aria-label={messages.verifyYourPhone}>
      <RefusalNotice refusal={form.refusal} />
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.forNumberOutsideIndia}
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? messages.sending : messages.sendCode}
      </Button>
    </form>
  );
}
