import { useState } from 'react';
import { Button, Notice } from 'shared/ui';
import { messages } from '#messages.en.ts';

declare global {
  interface Window {
    /** The OTPless script calls this with its result. */
    otpless?: (result: unknown) => void;
  }
}

interface OtplessWidgetProps {
  appId: string;
  /** Gets what the widget says, of which only `token` is worth anything. Resolves to what went wrong, or to nothing. */
  onToken: (result: { token: string }) => Promise<string | undefined>;
  /** Heading of a failure. */
  failed: string;
}

/** The OTPless widget. It is a third party's script, so it loads on a click and not before. */
export function OtplessWidget({ appId, onToken, failed }: OtplessWidgetProps) {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<string>();

  function open() {
    setOpened(true);
    setFailure(undefined);
    window.otpless = async (result) => {
      const problem = hasToken(result) ? await onToken(result) : messages.otplessErrorNoResult;
      if (problem !== undefined) giveUp(problem);
    };
    const giveUp = (problem: string) => {
      setFailure(problem);
      setOpened(false);
      script.remove();
    };
    const script = document.createElement('script');
    script.id = 'otpless-sdk';
    script.src = 'https://otpless.com/v4/auth.js';
    script.dataset.appid = appId;
    script.onerror = () => giveUp(messages.otplessErrorUnreachable);
    document.body.append(script);
  }

  return (
    <div className="stack">
      {!opened && (
        <Button variant="secondary" wide onClick={open}>
          {messages.otplessAction}
        </Button>
      )}
      <p className="caption">{messages.otplessNote}</p>
      <div id="otpless-login-page" hidden={!opened} />
      {failure !== undefined && (
        <Notice kind="error" title={failed}>
          {failure}
        </Notice>
      )}
    </div>
  );
}

const hasToken = (result: unknown): result is { token: string } =>
  typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string';
