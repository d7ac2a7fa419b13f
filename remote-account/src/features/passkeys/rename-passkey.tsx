import { type FormEvent, useState } from 'react';
import { call } from 'shared/api';
import { type Passkey, passkeyName, renamePasskey } from 'shared/contract/passkey';
import { ErrorSummary, Field } from 'shared/forms';
import { asApiError } from 'shared/load';
import { Button, Dialog, Notice, toast } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';

interface Props {
  /** Null while none is renamed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRenamed: (passkey: Passkey) => void;
}

const LABEL = messages.name;

export function RenamePasskey({ passkey, onClose, onRenamed }: Props) {
  const [name, setName] = useState(passkey?.name ?? '');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, run] = useBusy();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (passkey === null) return;
    setFailure(undefined);
    setAttempt((before) => before + 1);
    const checked = passkeyName.safeParse({ name });
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    void run(async () => {
      try {
        await call(renamePasskey, { params: { id: passkey.id }, body: checked.data });
        toast(messages.passkeyRenamed, 'success');
        onClose();
        onRenamed({ ...passkey, name: checked.data.name });
      } catch (error) {
        setFailure(asApiError(error).message);
      }
    });
  }

  return (
    <Dialog open={passkey !== null} onClose={onClose} title={messages.renameYourPasskey}>
      <form className="passkeys" onSubmit={submit} noValidate>
        <ErrorSummary
          errors={wrong === undefined ? [] : [{ name: 'passkeyName', label: LABEL, message: wrong }]}
          attempt={attempt}
        />
        <Field
          label={LABEL}
          name="passkeyName"
          hint={messages.forYourselfToTell}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={wrong}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
        {failure !== undefined && (
          <Notice kind="error" title={messages.nothingWasRenamed}>
            {failure}
          </Notice>
        )}
        <div className="button-row">
          <Button type="submit" busy={busy}>
            {messages.saveName}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
