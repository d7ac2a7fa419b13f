import '#forms/code-form.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ApiError } from 'shared/api';
import { Button } from 'shared/ui';
import { ownZone, timeOfDay } from '#format/india-time.ts';
import { readCode } from '#format/one-time-code.ts';
import { shownPhone } from '#format/phone-text.ts';
import { Field } from '#forms/field.tsx';
import { RefusalNotice } from '#forms/refusal-notice.tsx';
import type { SentCode } from '#forms/sent-code.ts';
import { type Refusal, useAction } from '#forms/use-action.ts';
import { useCountdown } from '#forms/use-countdown.ts';
import { useForm } from '#forms/use-form.ts';
import { useValues } from '#forms/use-values.ts';
import { messages } from '#messages.en.ts';

const LABELS = { otp: messages.fieldCode };

interface Props {
  code: SentCode;
  submitLabel: string;
  /** What the form is called where others stand beside it. */
  label?: string;
  danger?: boolean;
  /** Stands after the sentence that says where the code went, such as a button to change the number. */
  aside?: ReactNode;
  onSubmit: (otp: string) => Promise<Refusal | undefined>;
  onResend: () => Promise<Refusal | undefined>;
  /** What the form says of itself when a browser without scripts posts it. */
  postedWith?: Readonly<Record<string, string>>;
  /** What became of the code that such a browser has posted. */
  postedFailure?: Refusal | undefined;
}

/** One field for a one-time code, ready for autofill and paste. A wrong code keeps the field and the focus. */
export function CodeForm(props: Props) {
  const { code, submitLabel, label, danger = false, aside, onSubmit, onResend, postedWith = {}, postedFailure } = props;
  const [values, set] = useValues({ otp: '' });
  const input = useRef<HTMLInputElement>(null);
  const failureId = useId();

  // The code that a browser without scripts has posted failed before this form was there.
  const again = useAction(undefined, postedFailure);
  const form = useForm({
    labels: LABELS,
    values: [values, set],
    check({ otp: typed }) {
      again.setRefusal(undefined);
      const otp = readCode(typed, code.digits);
      // It would be one of three tries.
      if (otp.length >= code.digits) return { data: otp };
      return refuse({ text: messages.errorCode({ digits: code.digits }), field: 'otp' }, otp);
    },
    async send(otp) {
      const refusal = await onSubmit(otp);
      return refusal && refuse(refusal, otp);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code empties the field and takes the focus.
  useEffect(() => {
    set({ otp: '' });
    input.current?.focus();
  }, [code.challengeId]);

  function refuse(refusal: Refusal, otp: string) {
    input.current?.focus();
    // Selected, the next key replaces the whole code: not what was corrected while the answer was on its way.
    if (input.current?.value === otp) input.current.select();
    return { refusal };
  }

  function resend() {
    form.clear();
    void again.run(onResend);
  }

  const refusal = form.refusal ?? again.refusal;
  const wrong = refusal?.field === 'otp' ? { 'aria-invalid': true, 'aria-describedby': failureId } : {};

  return (
    <form {...form.props} className="code-form" aria-label={label}>
      {Object.entries({ ...postedWith, challengeId: code.challengeId }).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <div className="quiet">
        <p role="status">
          <span key={code.challengeId}>
            <WhereItWent code={code} />
          </span>
        </p>
        {aside}
      </div>
      <Field
        {...form.field('otp')}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-form__code"
        onChange={(event) => set({ otp: readCode(event.target.value, code.digits) })}
        {...wrong}
      />
      <div id={failureId}>
        <RefusalNotice refusal={refusal} />
      </div>
      <div className="button-row">
        <Button type="submit" busy={form.busy} {...(danger ? { variant: 'danger' as const } : {})}>
          {submitLabel}
        </Button>
        <ResendButton resendAt={code.resendAt} busy={again.busy} onResend={resend} />
      </div>
    </form>
  );
}

interface ResendButtonProps {
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

/** Sends the code again, but not before `resendAt`. The seconds are no live region: nobody wants them read aloud. */
function ResendButton({ resendAt, busy, onResend }: ResendButtonProps) {
  const left = useCountdown(resendAt);
  return (
    <Button
      type="submit"
      name="again"
      variant="secondary"
      busy={busy}
      disabled={left > 0}
      onClick={(event) => {
        // Posting is for browsers without scripts.
        event.preventDefault();
        onResend();
      }}
    >
      {left > 0 ? messages.codeActionWait({ seconds: left }) : messages.codeActionAgain}
    </Button>
  );
}

/** Where a code went; of one that was there before this step opened, until when it is good instead of for how long. */
function WhereItWent({ code: { sentTo: contact, expiresAt, isBack } }: { code: SentCode }) {
  const sentTo = shownPhone(contact);
  return isBack
    ? messages.codeIsOnItsWay({
        sentTo,
        time: timeOfDay(new Date(expiresAt), ownZone()),
        nowrap: (words) => <b className="nowrap">{words}</b>,
      })
    : messages.codeIsSent({ sentTo, nowrap: (words) => <b className="nowrap">{words}</b> });
}

/** What the form of a code says of a refused call: under the code where that was wrong. @throws what is no refusal */
export const codeRefused =
  (title: string) =>
  (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error;
    const { otp } = error.fields;
    return otp === undefined ? { title, text: error.message } : { title, text: otp, field: 'otp' };
  };
