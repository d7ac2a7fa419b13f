import { AttachedPlan } from 'shared/attached-plan';
import { emailAddress } from 'shared/contract/person';
import { ErrorSummary, Field, RefusalNotice, useForm } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#features/mail-plan/messages.en.ts';

interface Props {
  /** The plan's link. */
  link: string;
  values: readonly [{ email: string }, (change: Partial<{ email: string }>) => void];
  /** Sends the code there. @throws ApiError */
  onSend: (email: string) => Promise<void>;
}

const LABELS = { email: messages.email };

/** First step: what goes, and where to. */
export function AddressStep({ link, values, onSend }: Props) {
  const form = useForm({
    labels: LABELS,
    values,
    check({ email }) {
      const { data, error } = emailAddress.safeParse(email);
      return error === undefined ? { data } : { errors: { email: error.issues[0]?.message ?? '' } };
    },
    send: onSend,
    refused: ({ fields: { email }, message: text }) =>
      email === undefined ? { refusal: { text } } : { errors: { email } },
  });
  return (
    <form {...form.props} className="flow">
      <ErrorSummary {...form.summary} />
      <AttachedPlan link={link} without="/mailplan" title={messages.whatGoes} />
      <Field
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={messages.aCodeComesFirst}
      />
      <RefusalNotice title={messages.failedToSendCode} refusal={form.refusal} />
      <noscript>
        <p>{messages.needsScripts}</p>
      </noscript>
      <div className="button-row needs-script">
        <Button type="submit" busy={form.busy}>
          {messages.sendCode}
        </Button>
      </div>
    </form>
  );
}
