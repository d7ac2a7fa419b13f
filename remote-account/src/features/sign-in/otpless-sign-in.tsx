import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { signInWithOtpless } from 'shared/contract/identity';
import { OtplessWidget } from 'shared/forms';
import { messages } from '#features/sign-in/messages.en.ts';

/** Signing in by the OTPless widget. */
export function OtplessSignIn({ appId }: { appId: string }) {
  return (
    <div className="sign-in__other">
      <OtplessWidget appId={appId} onToken={finish} failed={messages.authenticationFailed} />
    </div>
  );
}

/** Hands the widget's result to the origin, which has OTPless verify it. Resolves to what went wrong, or to nothing. */
async function finish(result: { token: string }): Promise<string | undefined> {
  try {
    const session = await call(signInWithOtpless, { body: result });
    signIn(session.token, session.user);
  } catch (error) {
    return error instanceof ApiError ? error.message : messages.somethingWentWrong;
  }
}
