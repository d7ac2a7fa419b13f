import { useEffect, useRef } from 'react';
import { call } from 'shared/api';
import { type Verification, verifyPhone } from 'shared/contract/appointment';
import { readCode } from 'shared/format/one-time-code';
import { Field, RefusalNotice, type SentCode, useAction, useCountdown, useForm, useValues } from 'shared/forms';
import { Button } from 'shared/ui';
import { WhereItWent } from '#booking/where-it-went.tsx';
import { messages } from '#messages.en.ts';

const LABELS = { otp: messages.oneTimeCode };

interface CodeStepProps {
  code: SentCode;
  onVerified: (verification: Verification) => void;
  /** Sends another code. @throws ApiError */
  onSendAgain: () => Promise<void>;
  onStartOver: () => void;
}

export function CodeStep({ code, ...props }: CodeStepProps) {
  const [values, set] = useValues({ otp: '' });
  const form = useForm({
    labels: LABELS,
    values: [values, set],
    check({ otp: typed }) {
      const otp = readCode(typed);
      // It would be one of three tries.
      if (otp.length >= code.digits) return { data: otp };
      return { errors: { otp: messages.enterTheDigits({ digits: code.digits }) } };
    },
    async send(otp) {
      props.onVerified((await call(verifyPhone, { body: { challengeId: code.challengeId, otp } })).verification);
    },
    refused: ({ status, fields, message: text }) =>
      status >= 400 && status < 500
        ? { errors: { otp: fields.otp === undefined ? text : messages.invalidCode({ why: fields.otp }) } }
        : { refusal: { text } },
  });
  const resend = useAction(({ message: why }) => ({ text: messages.failedToSend({ why }) }));
  const busy = form.busy || resend.busy;
  const secondsLeft = useCountdown(code.resendAt);
  const input = useRef<HTMLInputElement>(null);
  const error = form.errors.otp;
  // Focus follows the step when it appears, and comes back when the code was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason to focus again.
  useEffect(() => input.current?.focus(), [error]);

  function sendAgain() {
    form.clear();
    void resend.run(props.onSendAgain);
  }

  return (
    <form {...form.props} className="narrow-form" aria-label={messages.enterTheCode}>
      <RefusalNotice refusal={form.refusal ?? resend.refusal} />
      <p role="status">
        <WhereItWent code={code} />
      </p>
      <Field
        {...form.field('otp')}
        ref={input}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => set({ otp: readCode(event.target.value) })}
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
