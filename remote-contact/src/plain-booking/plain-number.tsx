import { ErrorSummary, Field, postedForm, RefusalNotice } from 'shared/forms';
import { type Posted, useSite } from 'shared/site';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';

const LABELS = { phoneNumber: messages.phoneNumber };

export function PlainNumber({ posted }: { posted: Posted | undefined }) {
  const { minutes } = useSite().appointments;
  const form = postedForm(LABELS, posted);
  return (
    <form {...form.props} className="card narrow-form plain-booking" aria-label={messages.verifyYourPhone}>
      <input type="hidden" name="form" value="verify" />
      <h2 className="small">{messages.firstVerifyYourPhone}</h2>
      <p className="quiet">{messages.codeToYourPhone({ minutes })}</p>
      <ErrorSummary {...form.summary} />
      <RefusalNotice refusal={form.refusal} />
      <Field
        {...form.field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.forNumberOutsideIndia}
      />
      <Button type="submit">{messages.sendCode}</Button>
    </form>
  );
}
