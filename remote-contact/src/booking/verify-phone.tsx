import { useState } from 'react';
import type { Verification } from 'shared/contract/appointment';
import { useSite } from 'shared/site';
import { CodeStep } from '#booking/code-step.tsx';
import { messages } from '#booking/messages.en.ts';
import { NumberStep, type SentCode } from '#booking/number-step.tsx';
import { OtplessVerification } from '#booking/otpless-verification.tsx';

interface VerifyPhoneProps {
  onVerified: (verification: Verification) => void;
  schedulerUrl: string | undefined;
}

/** Proves a phone by a one-time code, in place: first the number, then the code. The code is known to the server alone. */
export function VerifyPhone({ onVerified, schedulerUrl }: VerifyPhoneProps) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const { minutes } = useSite().appointments;

  function begin(code: SentCode) {
    setPhoneNumber(code.phoneNumber);
    setSent(code);
  }

  return (
    <div className="card flow">
      <div className="stack">
        <h2 className="small">{messages.firstVerifyYourPhone}</h2>
        <p className="quiet">
          {messages.weSendCodeFirst({ minutes })}
          {schedulerUrl !== undefined && ` ${messages.afterThatCalendar({ hostname: new URL(schedulerUrl).hostname })}`}
        </p>
      </div>
      {sent === null ? (
        <NumberStep phoneNumber={phoneNumber} onSent={begin} />
      ) : (
        <CodeStep
          key={sent.challengeId}
          sent={sent}
          onVerified={onVerified}
          onSent={setSent}
          onStartOver={() => setSent(null)}
        />
      )}
      <OtplessVerification onVerified={onVerified} />
    </div>
  );
}
