import { type FormEvent, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import type { CodeFailure } from '#one-time-code/code-form.tsx';

interface Props {
  phoneNumber: string;
  onPhoneNumber: (phoneNumber: string) => void;
  onSend: () => Promise<CodeFailure | undefined>;
}

export function NumberStep({ phoneNumber, onPhoneNumber, onSend }: Props) {
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<CodeFailure>();
  const [busy, run] = useBusy();
  const control = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setWrong(message);
    control.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(undefined);
    setFailure(undefined);
    if (phoneNumber.trim() === '') return refuse('Enter the new number.');
    void run(async () => {
      const failed = await onSend();
      if (failed?.field === undefined) setFailure(failed);
      else refuse(failed.text);
    });
  }

  return (
    <form className="code-form" onSubmit={submit} noValidate>
      <Field
        label="New mobile number"
        name="newPhoneNumber"
        ref={control}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Numbers are taken as Indian (+91). For another country begin with + and its code."
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
          Send code
        </Button>
      </div>
    </form>
  );
}
