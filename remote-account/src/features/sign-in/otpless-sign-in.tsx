import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { signInWithOtpless } from 'shared/contract/identity';
import { Button, Notice } from 'shared/ui';

declare global {
  interface Window {
    /** The OTPless script calls this with its result. */
    otpless?: (result: unknown) => void;
  }
}

/** The OTPless widget. It is a third party's script, so it loads on a click and not before. */
export function OtplessSignIn({ appId }: { appId: string }) {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<string>();

  function open() {
    setOpened(true);
    setFailure(undefined);
    window.otpless = (result) => void finish(result).then(setFailure);
    const script = document.createElement('script');
    script.id = 'otpless-sdk';
    script.src = 'https://otpless.com/v4/auth.js';
    script.dataset.appid = appId;
    script.onerror = () => {
      setFailure('OTPless could not be reached. A one-time code works without it.');
      setOpened(false);
      script.remove();
    };
    document.body.append(script);
  }

  return (
    <div className="sign-in__other">
      {!opened && (
        <Button type="button" variant="secondary" wide onClick={open}>
          Continue with OTPless
        </Button>
      )}
      <p className="caption">OTPless is a service of its own. It loads when you choose it and learns your number.</p>
      <div id="otpless-login-page" hidden={!opened} />
      {failure !== undefined && (
        <Notice kind="error" title="Authentication failed">
          {failure}
        </Notice>
      )}
    </div>
  );
}

/** Hands the widget's result to the origin, which has OTPless verify it. Resolves to what went wrong, or to nothing. */
async function finish(result: unknown): Promise<string | undefined> {
  if (!hasToken(result)) return 'OTPless gave no result. Please try again.';
  try {
    const session = await call(signInWithOtpless, { body: result });
    signIn(session.token, session.user);
  } catch (error) {
    return error instanceof ApiError ? error.message : 'Something went wrong here. Please try again.';
  }
}

const hasToken = (result: unknown): result is { token: string } =>
  typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string';
