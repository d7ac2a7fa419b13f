import { useState } from 'react';
import { call } from 'shared/api';
import { type Passkey, removePasskey } from 'shared/contract/passkey';
import { asApiError } from 'shared/load';
import { Button, Dialog, Notice, toast } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';

interface Props {
  /** Null while none is removed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Asks once, then removes it. */
export function RemovePasskey({ passkey, onClose, onRemoved }: Props) {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();

  const remove = () =>
    run(async () => {
      if (passkey === null) return;
      setFailure(undefined);
      try {
        await call(removePasskey, { params: { id: passkey.id } });
        toast(messages.passkeyRemoved, 'success');
        onClose();
        onRemoved(passkey);
      } catch (error) {
        setFailure(asApiError(error).message);
      }
    });

  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={messages.removeNameQuestion({ name: passkey?.name ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.keepIt}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {messages.remove}
          </Button>
        </>
      }
    >
      <p>{messages.nobodyCanUseIt}</p>
      {failure !== undefined && (
        <Notice kind="error" title={messages.nothingWasRemoved}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
