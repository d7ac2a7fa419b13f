import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { Button } from 'shared/ui';

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
    <form className="narrow-form" noValidate onSubmit={submit} aria-label="Enter the code">
      <p role="status">
        <b>OTP sent successfully!</b> The code is on its way to <b className="nowrap">{phoneNumber}</b> and valid for
        five minutes.
      </p>
      <Field
        ref={input}
        className="code-input"
        label="One-time code"
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
          Verify
        </Button>
        <Button variant="secondary" disabled={secondsLeft > 0} busy={busy} onClick={onResend}>
          {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          Change the number
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
