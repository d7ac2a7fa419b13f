import { useState } from 'react';
import { call } from 'shared/api';
import { type Passkey, removePasskey } from 'shared/contract/passkey';
import { asApiError } from 'shared/load';
import { Button, Dialog, Notice, toast } from 'shared/ui';
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
        toast('Passkey removed', 'success');
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
      title={`Remove ${passkey?.name ?? ''}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        Nobody can sign in with it any more. Whoever is signed in stays signed in. Your device may still show it: delete
        it in the device’s settings for passwords too.
      </p>
      {failure !== undefined && (
        <Notice kind="error" title="Nothing was removed">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
