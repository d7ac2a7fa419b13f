import { call } from 'shared/api';
import { type Verification, verifyPhoneByOtpless } from 'shared/contract/appointment';
import { signInOptions } from 'shared/contract/identity';
import { OtplessWidget } from 'shared/forms';
import { asApiError, useLoaded } from 'shared/load';
import { messages } from '#messages.en.ts';

const fetchAppId = async (signal: AbortSignal) => (await call(signInOptions, { signal })).otplessAppId;

/** The OTPless widget where the firm has it; without it, and while that is unknown, the code above is all there is. */
export function OtplessVerification({ onVerified }: { onVerified: (verification: Verification) => void }) {
  const { loaded } = useLoaded(fetchAppId);
  if (loaded.status !== 'ready' || loaded.value === null) return null;

  async function verify(result: { token: string }): Promise<string | undefined> {
    try {
      onVerified((await call(verifyPhoneByOtpless, { body: result })).verification);
    } catch (error) {
      return asApiError(error).message;
    }
  }

  return <OtplessWidget appId={loaded.value} onToken={verify} failed={messages.verificationFailed} />;
}
