import { call } from 'shared/api';
import { initiateOtp } from 'shared/contract/identity';
import { ErrorSummary, Field, RefusalNotice, useForm, useValues } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';

const LABELS = { phoneNumber: messages.phoneNumber };

export interface SentCode {
  challengeId: string;
  phoneNumber: string;
  resendAfterSeconds: number;
}

export async function sendCode(phoneNumber: string): Promise<SentCode> {
  return { phoneNumber, ...(await call(initiateOtp, { body: { phoneNumber } })) };
}

interface NumberStepProps {
  phoneNumber: string;
  onSent: (sent: SentCode) => void;
}

export function NumberStep({ phoneNumber, onSent }: NumberStepProps) {
  const form = useForm({
    labels: LABELS,
    values: useValues({ phoneNumber }),
    check: ({ phoneNumber }) =>
      phoneNumber.trim() === '' ? { errors: { phoneNumber: messages.enterYourPhoneNumber } } : { data: phoneNumber },
    send: async (number) => onSent(await sendCode(number)),
    refused: ({ fields: { phoneNumber }, message: why }) =>
      phoneNumber === undefined ? { refusal: { text: messages.failedToSend({ why }) } } : { errors: { phoneNumber } },
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
