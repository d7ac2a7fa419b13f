import { type FormEvent, useState } from 'react';
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
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<CodeFailure>();
  const [busy, run] = useBusy();

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(phoneNumber.trim() === '');
    setFailure(undefined);
    if (phoneNumber.trim() !== '') void run(async () => setFailure(await onSend()));
  }

  return (
    <form className="code-form" onSubmit={submit} noValidate>
      <Field
        label="New mobile number"
        name="newPhoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Numbers are taken as Indian (+91). For another country begin with + and its code."
        value={phoneNumber}
        error={missing ? 'Enter the new number.' : undefined}
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
