import type { ReactNode } from 'react';
import { call } from 'shared/api';
import { CodeForm, codeRefused } from 'shared/code-form';
import { type Verification, verifyPhone } from 'shared/contract/appointment';
import { initiateOtp } from 'shared/contract/identity';
import { type KnownPerson, type Refusal, sentCode, useFilledIn, useSentCode, useValues } from 'shared/forms';
import { useSite } from 'shared/site';
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

  async function verify(challengeId: string, otp: string): Promise<Refusal | undefined> {
    try {
      const { verification } = await call(verifyPhone, { body: { challengeId, otp } });
      step.forget();
      onVerified(verification);
    } catch (error) {
      const refusal = codeRefused(messages.invalidCode)(error);
      return refusal.field === 'otp' ? refusal : { text: refusal.text };
    }
  }

  /** After a reload the number has to be typed again: no storage gets it. */
  async function resend() {
    if (phoneNumber !== '') return send(phoneNumber).then(() => undefined, codeRefused(messages.failedToSend));
    step.close();
    return undefined;
  }

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
        <CodeForm
          code={code}
          label={messages.enterTheCode}
          submitLabel={messages.verify}
          aside={
            <button type="button" className="text-button" onClick={step.close}>
              {messages.changeTheNumber}
            </button>
          }
          onSubmit={(otp) => verify(code.challengeId, otp)}
          onResend={resend}
        />
      )}
      <OtplessVerification onVerified={onVerified} />
    </div>
  );
}
