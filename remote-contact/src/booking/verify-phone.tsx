import type { ReactNode } from 'react';
import { call } from 'shared/api';
import type { Verification } from 'shared/contract/appointment';
import { initiateOtp } from 'shared/contract/identity';
import { type KnownPerson, sentCode, useFilledIn, useSentCode, useValues } from 'shared/forms';
import { useSite } from 'shared/site';
import { CodeStep } from '#booking/code-step.tsx';
import { NumberStep } from '#booking/number-step.tsx';
import { OtplessVerification } from '#booking/otpless-verification.tsx';
import { messages } from '#messages.en.ts';

interface VerifyPhoneProps {
  onVerified: (verification: Verification) => void;
  schedulerUrl: string | undefined;
  /** What stands above the question. */
  above?: ReactNode;
}

const phoneOnly = ({ phone }: KnownPerson) => ({ phoneNumber: phone });

/** Proves a phone by a one-time code, in place: first the number, then the code. The code is known to the server alone. */
export function VerifyPhone({ onVerified, schedulerUrl, above }: VerifyPhoneProps) {
  const values = useValues({ phoneNumber: '' });
  const [{ phoneNumber }, set] = values;
  const { code, ...step } = useSentCode('booking', { blank: { phoneNumber: '' }, onBack: set });
  useFilledIn(values[0], set, phoneOnly);
  const { minutes } = useSite().appointments;

  const send = (to: string) =>
    step.ask({ phoneNumber: to }, async () => sentCode(await call(initiateOtp, { body: { phoneNumber: to } }), to));

  return (
    <div className="card flow verify-phone">
      {above}
      <div className="stack">
        <h2 className="small">{messages.firstVerifyYourPhone}</h2>
        <p className="quiet">
          {messages.weSendCodeFirst({ minutes })}
          {schedulerUrl !== undefined && ` ${messages.afterThatCalendar({ hostname: new URL(schedulerUrl).hostname })}`}
        </p>
      </div>
      {code === null ? (
        <NumberStep values={values} onSend={send} />
      ) : (
        <CodeStep
          key={code.challengeId}
          code={code}
          onVerified={(verification) => {
            step.forget();
            onVerified(verification);
          }}
          // After a reload the number has to be typed again: no storage gets it.
          onSendAgain={async () => (phoneNumber === '' ? step.close() : send(phoneNumber))}
          onStartOver={step.close}
        />
      )}
      <OtplessVerification onVerified={onVerified} />
    </div>
  );
}
