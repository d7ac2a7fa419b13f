import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { type Verification, verifyPhone } from 'shared/contract/appointment';
import { Field, RefusalNotice, useAction, useForm, useValues } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';
import { type SentCode, sendCode } from '#booking/number-step.tsx';

const LABELS = { otp: messages.oneTimeCode };

interface CodeStepProps {
  sent: SentCode;
  onVerified: (verification: Verification) => void;
  onSent: (sent: SentCode) => void;
  onStartOver: () => void;
}

export function CodeStep({ sent: { challengeId, phoneNumber, resendAfterSeconds }, ...props }: CodeStepProps) {
  const [values, set] = useValues({ otp: '' });
  const form = useForm({
    labels: LABELS,
    values: [values, set],
    check: ({ otp }) => (otp === '' ? { errors: { otp: messages.enterCode } } : { data: otp }),
    async send(otp) {
      props.onVerified((await call(verifyPhone, { body: { challengeId, otp } })).verification);
    },
    refused: ({ status, fields, message: text }) =>
      status >= 400 && status < 500
        ? { errors: { otp: fields.otp === undefined ? text : messages.invalidCode({ why: fields.otp }) } }
        : { refusal: { text } },
  });
  const resend = useAction(({ message: why }) => ({ text: messages.failedToSend({ why }) }));
  const busy = form.busy || resend.busy;
  const secondsLeft = useCountdown(resendAfterSeconds);
  const input = useRef<HTMLInputElement>(null);
  const error = form.errors.otp;
  // Focus follows the step when it appears, and comes back when the code was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason to focus again.
  useEffect(() => input.current?.focus(), [error]);

  function sendAgain() {
    form.clear();
    void resend.run(async () => props.onSent(await sendCode(phoneNumber)));
  }

  return (
    <form {...form.props} className="narrow-form" aria-label={messages.enterTheCode}>
      <RefusalNotice refusal={form.refusal ?? resend.refusal} />
      <p role="status">
        {messages.codeIsSent({
          b: (words) => <b>{words}</b>,
          phoneNumber,
          nowrap: (words) => <b className="nowrap">{words}</b>,
        })}
      </p>
      <Field
        {...form.field('otp')}
        ref={input}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onChange={(event) => set({ otp: event.target.value.replace(/\D/g, '') })}
      />
      <div className="button-row">
        <Button type="submit" busy={busy}>
          {messages.verify}
        </Button>
        <Button variant="secondary" disabled={secondsLeft > 0} busy={busy} onClick={sendAgain}>
          {secondsLeft > 0 ? messages.sendAgainIn({ seconds: secondsLeft }) : messages.sendAgain}
        </Button>
        <Button variant="quiet" onClick={props.onStartOver}>
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
