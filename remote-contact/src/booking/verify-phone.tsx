import { type ReactNode, useEffect, useRef } from 'react';
import { call } from 'shared/api';
import { CodeForm, codeRefused } from 'shared/code-form';
import { type Verification, verifyPhone, verifyPhoneByOtpless } from 'shared/contract/appointment';
import { initiateOtp, signInOptions } from 'shared/contract/identity';
import {
  ErrorSummary,
  type KnownPerson,
  OtplessWidget,
  type Refusal,
  RefusalNotice,
  sentCode,
  useFilledIn,
  useForm,
  useSentCode,
  useValues,
} from 'shared/forms';
import { asApiError, useLoaded } from 'shared/load';
import { useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { PHONE_LABELS, PhoneField } from '#booking/phone-step.tsx';
import { messages } from '#messages.en.ts';

interface NumberStepProps {
  values: readonly [{ phoneNumber: string }, (change: Partial<{ phoneNumber: string }>) => void];
  /** Sends the code there. @throws ApiError */
  onSend: (phoneNumber: string) => Promise<void>;
  /** True where it takes the place of what had the focus. */
  takesFocus: boolean;
}

function NumberStep({ values, onSend, takesFocus }: NumberStepProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const form = useForm({
    labels: PHONE_LABELS,
    values,
    check: ({ phoneNumber }) =>
      phoneNumber.trim() === '' ? { errors: { phoneNumber: messages.enterYourPhoneNumber } } : { data: phoneNumber },
    send: onSend,
    refused: ({ fields: { phoneNumber }, message: text }) =>
      phoneNumber === undefined ? { refusal: { title: messages.codeFailedTitle, text } } : { errors: { phoneNumber } },
  });
  return (
    <form {...form.props} className="narrow-form" aria-label={messages.verifyLabel}>
      <RefusalNotice refusal={form.refusal} />
      <ErrorSummary {...form.summary} />
      <PhoneField {...form.field('phoneNumber')} ref={input} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? messages.statusSending : messages.actionSendCode}
      </Button>
    </form>
  );
}

const fetchAppId = async (signal: AbortSignal) => (await call(signInOptions, { signal })).otplessAppId;

/** The OTPless widget where the firm has it; without it, and while that is unknown, the code above is all there is. */
function OtplessVerification({ onVerified, untilReady }: Pick<VerifyPhoneProps, 'onVerified' | 'untilReady'>) {
  const { loaded } = useLoaded(fetchAppId);
  if (loaded.status !== 'ready' || loaded.value === null) return null;

  async function verify(result: { token: string }): Promise<string | undefined> {
    try {
      await untilReady();
      onVerified((await call(verifyPhoneByOtpless, { body: result })).verification);
    } catch (error) {
      return asApiError(error).message;
    }
  }

  return <OtplessWidget appId={loaded.value} onToken={verify} failed={messages.verifyFailedTitle} />;
}

/** Why a phone is asked for once more: the proof is over, which a booking found out, or the visitor wants another number. */
export type Again = 'over' | 'another';

interface VerifyPhoneProps {
  onVerified: (verification: Verification) => void;
  /** Resolves once the proof before is forgotten, or the answer to that would take the new one along. */
  untilReady: () => Promise<unknown> | undefined;
  schedulerUrl: string | undefined;
  /** Null where it is asked for the first time. */
  again: Again | null;
  /** What stands above the question. */
  above?: ReactNode;
}

const phoneOnly = ({ phone }: KnownPerson) => ({ phoneNumber: phone });
const nothing = () => ({});

/** Proves a phone by a one-time code, in place: first the number, then the code. The code is known to the server alone. */
export function VerifyPhone({ onVerified, untilReady, schedulerUrl, again, above }: VerifyPhoneProps) {
  const values = useValues({ phoneNumber: '' });
  const [{ phoneNumber }, set] = values;
  const { code, ...step } = useSentCode('booking', { blank: { phoneNumber: '' }, onBack: set });
  // Behind a code that came back the number is another one than the account's: it has to be typed again.
  useFilledIn(values[0], set, code === null ? phoneOnly : nothing);
  const { minutes } = useSite().appointments;

  const send = (to: string) =>
    step.ask({ phoneNumber: to }, async () => sentCode(await call(initiateOtp, { body: { phoneNumber: to } }), to));

  async function verify(challengeId: string, otp: string): Promise<Refusal | undefined> {
    try {
      await untilReady();
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
    if (phoneNumber !== '') return send(phoneNumber).then(() => undefined, codeRefused(messages.codeFailedTitle));
    step.close();
    return undefined;
  }

  return (
    <div className="card flow verify-phone">
      {again === 'over' && <Notice kind="error">{messages.verifyAgain}</Notice>}
      {above}
      <div className="stack">
        <h2 className="small">{messages.verifyHeading}</h2>
        <p className="quiet">
          {messages.weSendCodeFirst({ minutes })}
          {schedulerUrl !== undefined && ` ${messages.afterThatCalendar({ hostname: new URL(schedulerUrl).hostname })}`}
        </p>
      </div>
      {code === null ? (
        <NumberStep values={values} onSend={send} takesFocus={again !== null} />
      ) : (
        <CodeForm
          code={code}
          label={messages.fieldCode}
          submitLabel={messages.actionVerify}
          aside={
            <button type="button" className="text-button" onClick={step.close}>
              {messages.actionChangeNumber}
            </button>
          }
          onSubmit={(otp) => verify(code.challengeId, otp)}
          onResend={resend}
        />
      )}
      <OtplessVerification onVerified={onVerified} untilReady={untilReady} />
    </div>
  );
}
