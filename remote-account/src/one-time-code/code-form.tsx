import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import { onlyCode } from '#one-time-code/only-code.ts';
import { ResendButton } from '#one-time-code/resend-button.tsx';
import type { SentCode } from '#one-time-code/sent-code.ts';
import '#one-time-code/code-form.css';
import { messages } from '#one-time-code/messages.en.ts';

/** What went wrong, in the words that the visitor sees. */
export interface CodeFailure {
  title: string;
  text: string;
  /** The field that it is about, if any: that field says so. */
  field?: 'otp' | 'phoneNumber';
}

interface Props {
  code: SentCode;
  submitLabel: string;
  danger?: boolean;
  /** Stands after the sentence that says where the code went, such as a button to change the number. */
  aside?: ReactNode;
  onSubmit: (otp: string) => Promise<CodeFailure | undefined>;
  onResend: () => Promise<CodeFailure | undefined>;
  /** What the form says of itself when a browser without scripts posts it. */
  postedWith?: Readonly<Record<string, string>>;
  /** What became of the code that such a browser has posted. */
  postedFailure?: CodeFailure | undefined;
}

const missing: CodeFailure = {
  title: messages.enterTheCode,
  text: messages.itHasSixDigits,
  field: 'otp',
};

/** One field for a one-time code, ready for autofill and paste. A wrong code keeps the field and the focus. */
export function CodeForm(props: Props) {
  const { code, submitLabel, danger = false, aside, onSubmit, onResend, postedWith = {}, postedFailure } = props;
  const [otp, setOtp] = useState('');
  const [failure, setFailure] = useState(postedFailure);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const failureId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code empties the field and takes the focus.
  useEffect(() => {
    setOtp('');
    input.current?.focus();
  }, [code.challengeId]);

  function refuse(failed: CodeFailure) {
    setFailure(failed);
    input.current?.focus();
    // Selected, the next key replaces the whole code: not what was corrected while the answer was on its way.
    if (input.current?.value === otp) input.current.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (otp.length < 4) return refuse(missing);
    setFailure(undefined);
    void run(async () => {
      const failed = await onSubmit(otp);
      if (failed !== undefined) refuse(failed);
    });
  }

  const wrong = failure?.field === 'otp' ? { 'aria-invalid': true, 'aria-describedby': failureId } : {};

  return (
    <form method="post" className="code-form" onSubmit={submit} noValidate>
      {Object.entries({ ...postedWith, challengeId: code.challengeId }).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <div className="quiet">
        <p role="status">
          <span key={code.challengeId}>
            {messages.codeIsSent({
              sentTo: code.sentTo,
              nowrap: (words) => <b className="nowrap">{words}</b>,
            })}
          </span>
        </p>
        {aside}
      </div>
      <Field
        label={messages.oneTimeCode}
        name="otp"
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-form__code"
        value={otp}
        onChange={(event) => setOtp(onlyCode(event.target.value))}
        {...wrong}
      />
      {failure !== undefined && (
        <div id={failureId}>
          <Notice kind="error" title={failure.title}>
            {failure.text}
          </Notice>
        </div>
      )}
      <div className="button-row">
        <Button type="submit" busy={busy} {...(danger ? { variant: 'danger' as const } : {})}>
          {submitLabel}
        </Button>
        <ResendButton resendAt={code.resendAt} onResend={async () => setFailure(await onResend())} />
      </div>
    </form>
  );
}
