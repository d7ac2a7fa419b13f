import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import type { Posted } from 'shared/site';
import { Button, Notice } from 'shared/ui';

const LABELS = { otp: 'One-time code' };

export function PlainCode({ challengeId, posted }: { challengeId: string; posted: Posted | undefined }) {
  const errors = posted?.errors ?? {};
  const phoneNumber = String(posted?.values.phoneNumber ?? '');
  return (
    <form method="post" className="card narrow-form plain-booking" noValidate aria-label="Enter the code">
      <input type="hidden" name="form" value="verify-code" />
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="phoneNumber" value={phoneNumber} />
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={0} />
      {posted?.message && <Notice kind="error">{posted.message}</Notice>}
      <p role="status">
        <b>OTP sent successfully!</b> The code is on its way to <b className="nowrap">{phoneNumber}</b> and valid for
        five minutes.
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
        <Button type="submit">Verify</Button>
        <Button type="submit" name="again" variant="secondary">
          Send again
        </Button>
        <a className="button button--quiet" href="/contactus/appointment">
          Change the number
        </a>
      </div>
    </form>
  );
}
