import { CodeForm } from 'shared/code-form';
import { CODE_DIGITS } from 'shared/format/one-time-code';
import type { Posted } from 'shared/site';
import { messages } from '#messages.en.ts';

/** The page gives way to the booking with scripts before anything but a browser could send it. */
const posts = async () => undefined;

export function PlainCode({ challengeId, posted }: { challengeId: string; posted: Posted | undefined }) {
  const phoneNumber = String(posted?.values.phoneNumber ?? '');
  const { otp } = posted?.errors ?? {};
  const failure = otp === undefined ? { text: posted?.message ?? '' } : { title: messages.invalidCode, text: otp };
  return (
    <div className="card plain-booking">
      <CodeForm
        code={{ challengeId, sentTo: phoneNumber, step: '', digits: CODE_DIGITS, resendAt: 0, expiresAt: 0 }}
        label={messages.enterTheCode}
        submitLabel={messages.verify}
        aside={<a href="/contactus/appointment">{messages.changeTheNumber}</a>}
        postedWith={{ form: 'verify-code', phoneNumber }}
        postedFailure={failure.text === '' ? undefined : failure}
        onSubmit={posts}
        onResend={posts}
      />
    </div>
  );
}
