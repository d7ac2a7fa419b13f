import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { type Posted, useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { messages } from '#plain-booking/messages.en.ts';

const LABELS = { phoneNumber: messages.phoneNumber };

export function PlainNumber({ posted }: { posted: Posted | undefined }) {
  const { minutes } = useSite().appointments;
  const errors = posted?.errors ?? {};
  const typed = posted?.values.phoneNumber;
  return (
    <form method="post" className="card narrow-form plain-booking" noValidate aria-label={messages.verifyYourPhone}>
      <input type="hidden" name="form" value="verify" />
      <h2 className="small">{messages.firstVerifyYourPhone}</h2>
      <p className="quiet">{messages.codeToYourPhone({ minutes })}</p>
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={0} />
      {posted?.message && <Notice kind="error">{posted.message}</Notice>}
      <Field
        label={LABELS.phoneNumber}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.forNumberOutsideIndia}
        defaultValue={typeof typed === 'string' ? typed : ''}
        error={errors.phoneNumber}
      />
      <Button type="submit">{messages.sendCode}</Button>
    </form>
  );
}
