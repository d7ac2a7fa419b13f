import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { type Posted, useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';

const LABELS = { phoneNumber: 'Phone number' };

export function PlainNumber({ posted }: { posted: Posted | undefined }) {
  const { minutes } = useSite().appointments;
  const errors = posted?.errors ?? {};
  const typed = posted?.values.phoneNumber;
  return (
    <form method="post" className="card narrow-form plain-booking" noValidate aria-label="Verify your phone">
      <input type="hidden" name="form" value="verify" />
      <h2 className="small">First, verify your phone</h2>
      <p className="quiet">
        A code to your phone keeps the calendar free for people. Then you choose {minutes} minutes that suit you.
      </p>
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={0} />
      {posted?.message && <Notice kind="error">{posted.message}</Notice>}
      <Field
        label={LABELS.phoneNumber}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For a number outside India begin with + and the country’s code."
        defaultValue={typeof typed === 'string' ? typed : ''}
        error={errors.phoneNumber}
      />
      <Button type="submit">Send code</Button>
    </form>
  );
}
