import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';

interface CodeStepProps {
  phoneNumber: string;
  resendAfterSeconds: number;
  onSubmit: (otp: string) => void;
  onResend: () => void;
  onStartOver: () => void;
  error: string | undefined;
  busy: boolean;
}

export function CodeStep({
  phoneNumber,
  resendAfterSeconds,
  onSubmit,
  onResend,
  onStartOver,
  error,
  busy,
}: CodeStepProps) {
  const [otp, setOtp] = useState('');
  const secondsLeft = useCountdown(resendAfterSeconds);
  const input = useRef<HTMLInputElement>(null);
  // Focus follows the step when it appears, and comes back when the code was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason to focus again.
  useEffect(() => input.current?.focus(), [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(otp);
  }

  return (
    <form className="narrow-form" noValidate onSubmit={submit} aria-label={messages.enterTheCode}>
      <p role="status">
        {messages.codeIsSent({
          b: (words) => <b>{words}</b>,
          phoneNumber,
          nowrap: (words) => <b className="nowrap">{words}</b>,
        })}
      </p>
      <Field
        ref={input}
        className="code-input"
        label={messages.oneTimeCode}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={otp}
        error={error}
        onChange={(event) => setOtp(event.target.value.replace(/\D/g, ''))}
      />
      <div className="button-row">
        <Button type="submit" busy={busy}>
          {messages.verify}
        </Button>
        <Button variant="secondary" disabled={secondsLeft > 0} busy={busy} onClick={onResend}>
          {secondsLeft > 0 ? messages.sendAgainIn({ seconds: secondsLeft }) : messages.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {messages.changeTheNumber}
        </Button>
      </div>
    </form>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
