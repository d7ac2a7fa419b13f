import { type FormEvent, useState } from 'react';
import { ErrorSummary, Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { messages } from '#features/contact-change/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';
import type { CodeFailure } from '#one-time-code/code-form.tsx';

const LABEL = messages.newMobileNumber;

interface Props {
  phoneNumber: string;
  onPhoneNumber: (phoneNumber: string) => void;
  onSend: () => Promise<CodeFailure | undefined>;
}

export function NumberStep({ phoneNumber, onPhoneNumber, onSend }: Props) {
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<CodeFailure>();
  const [attempt, setAttempt] = useState(0);
  const [busy, run] = useBusy();

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(undefined);
    setFailure(undefined);
    setAttempt((before) => before + 1);
    if (phoneNumber.trim() === '') return setWrong(messages.enterTheNewNumber);
    void run(async () => {
      const failed = await onSend();
      if (failed?.field === undefined) setFailure(failed);
      else setWrong(failed.text);
    });
  }

  return (
    <form className="code-form" onSubmit={submit} noValidate>
      <ErrorSummary
        errors={wrong === undefined ? [] : [{ name: 'newPhoneNumber', label: LABEL, message: wrong }]}
        attempt={attempt}
      />
      <Field
        label={LABEL}
        name="newPhoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.numbersAreTaken}
        value={phoneNumber}
        error={wrong}
        onChange={(event) => onPhoneNumber(event.target.value)}
        data-autofocus
      />
      {failure !== undefined && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="button-row">
        <Button type="submit" busy={busy}>
          {messages.sendCode}
        </Button>
      </div>
    </form>
  );
}
