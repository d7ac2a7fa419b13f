import { shownPhone } from 'shared/format/phone-text';
import { ErrorSummary, Field, postedForm, RefusalNotice } from 'shared/forms';
import type { Posted } from 'shared/site';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';

const LABELS = { otp: messages.oneTimeCode };

export function PlainCode({ challengeId, posted }: { challengeId: string; posted: Posted | undefined }) {
  const form = postedForm(LABELS, posted);
  const phoneNumber = String(posted?.values.phoneNumber ?? '');
  return (
    <form {...form.props} className="card narrow-form plain-booking" aria-label={messages.enterTheCode}>
      <input type="hidden" name="form" value="verify-code" />
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="phoneNumber" value={phoneNumber} />
      <ErrorSummary {...form.summary} />
      <RefusalNotice refusal={form.refusal} />
      <p role="status">
        {messages.codeIsSent({
          b: (words) => <b>{words}</b>,
          phoneNumber: shownPhone(phoneNumber),
          nowrap: (words) => <b className="nowrap">{words}</b>,
        })}
      </p>
      <Field {...form.field('otp')} className="code-input" inputMode="numeric" autoComplete="one-time-code" />
      <div className="button-row">
        <Button type="submit">{messages.verify}</Button>
        <Button type="submit" name="again" variant="secondary">
          {messages.sendAgain}
        </Button>
        <a className="button button--quiet" href="/contactus/appointment">
          {messages.changeTheNumber}
        </a>
      </div>
    </form>
  );
}
