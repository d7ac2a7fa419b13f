import { type FormEvent, useState } from 'react';
import type { Verification } from 'shared/contract/appointment';
import { ErrorSummary, Field } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { CodeStep } from '#booking/code-step.tsx';
import { messages } from '#booking/messages.en.ts';
import { OtplessVerification } from '#booking/otpless-verification.tsx';
import { usePhoneVerification } from '#booking/use-phone-verification.ts';

interface VerifyPhoneProps {
  onVerified: (verification: Verification) => void;
  schedulerUrl: string | undefined;
}

/** Proves a phone by a one-time code, in place: first the number, then the code. */
export function VerifyPhone({ onVerified, schedulerUrl }: VerifyPhoneProps) {
  const verification = usePhoneVerification(onVerified);
  const { minutes } = useSite().appointments;
  const { phoneNumber, setPhoneNumber, sent, problem, busy, sendCode, checkCode, startOver } = verification;

  return (
    <div className="card flow">
      <div className="stack">
        <h2 className="small">{messages.firstVerifyYourPhone}</h2>
        <p className="quiet">
          {messages.weSendCodeFirst({ minutes })}
          {schedulerUrl !== undefined && ` ${messages.afterThatCalendar({ hostname: new URL(schedulerUrl).hostname })}`}
        </p>
      </div>
      {problem?.field === null && <Notice kind="error">{problem.message}</Notice>}
      {sent === null ? (
        <NumberStep
          value={phoneNumber}
          onChange={setPhoneNumber}
          onSubmit={sendCode}
          error={problem?.field === 'phoneNumber' ? problem.message : undefined}
          busy={busy}
        />
      ) : (
        <CodeStep
          key={sent.count}
          phoneNumber={phoneNumber}
          resendAfterSeconds={sent.resendAfterSeconds}
          onSubmit={checkCode}
          onResend={sendCode}
          onStartOver={startOver}
          error={problem?.field === 'otp' ? problem.message : undefined}
          busy={busy}
        />
      )}
      <OtplessVerification onVerified={onVerified} />
    </div>
  );
}

const LABEL = messages.phoneNumber;

interface NumberStepProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  error: string | undefined;
  busy: boolean;
}

function NumberStep({ value, onChange, onSubmit, error, busy }: NumberStepProps) {
  const [attempt, setAttempt] = useState(0);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    onSubmit();
  }

  return (
    <form className="narrow-form" noValidate onSubmit={submit} aria-label={messages.verifyYourPhone}>
      <ErrorSummary
        errors={error === undefined ? [] : [{ name: 'phoneNumber', label: LABEL, message: error }]}
        attempt={attempt}
      />
      <Field
        label={LABEL}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.forNumberOutsideIndia}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {busy ? messages.sending : messages.sendCode}
      </Button>
    </form>
  );
}
