import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import { onlyCode } from '#one-time-code/only-code.ts';
import { ResendButton } from '#one-time-code/resend-button.tsx';
import type { SentCode } from '#one-time-code/sent-code.ts';
import '#one-time-code/code-form.css';

/** What went wrong, in the words that the visitor sees. */
export interface CodeFailure {
  title: string;
  text: string;
  /** What it is about, where that is not the code: a form that asks for it says it there. */
  field?: 'phoneNumber';
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

/** One field for a one-time code, ready for autofill and paste. A wrong code keeps the field and the focus. */
export function CodeForm(props: Props) {
  const { code, submitLabel, danger = false, aside, onSubmit, onResend, postedWith = {}, postedFailure } = props;
  const [otp, setOtp] = useState('');
  const [failure, setFailure] = useState(postedFailure);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code empties the field and takes the focus.
  useEffect(() => {
    setOtp('');
    input.current?.focus();
  }, [code.challengeId]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (otp.length < 4)
      return setFailure({ title: 'Enter the code', text: 'It has six digits and stands in the message.' });
    setFailure(undefined);
    void run(async () => {
      const failed = await onSubmit(otp);
      if (failed === undefined) return;
      setFailure(failed);
      input.current?.select();
    });
  }

  return (
    <form method="post" className="code-form" onSubmit={submit} noValidate>
      {Object.entries({ ...postedWith, challengeId: code.challengeId }).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <div className="quiet">
        <p role="status">
          <span key={code.challengeId}>
            OTP sent successfully! It went to <b className="nowrap">{code.sentTo}</b> and is valid for five minutes.
          </span>
        </p>
        {aside}
      </div>
      <Field
        label="One-time code"
        name="otp"
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-form__code"
        value={otp}
        onChange={(event) => setOtp(onlyCode(event.target.value))}
      />
      {failure !== undefined && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
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
