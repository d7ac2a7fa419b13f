import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import type { Posted } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { messages } from '#plain-booking/messages.en.ts';

const LABELS = { otp: messages.oneTimeCode };

export function PlainCode({ challengeId, posted }: { challengeId: string; posted: Posted | undefined }) {
  const errors = posted?.errors ?? {};
  const phoneNumber = String(posted?.values.phoneNumber ?? '');
  return (
    <form method="post" className="card narrow-form plain-booking" noValidate aria-label={messages.enterTheCode}>
      <input type="hidden" name="form" value="verify-code" />
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="phoneNumber" value={phoneNumber} />
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={0} />
      {posted?.message && <Notice kind="error">{posted.message}</Notice>}
      <p role="status">
        {messages.codeIsSent({
          b: (words) => <b>{words}</b>,
          phoneNumber,
          nowrap: (words) => <b className="nowrap">{words}</b>,
        })}
      </p>
      <Field
        className="code-input"
        label={LABELS.otp}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.otp}
      />
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
