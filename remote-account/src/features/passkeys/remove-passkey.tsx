import { call } from 'shared/api';
import { type Passkey, removePasskey } from 'shared/contract/passkey';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';

interface Props {
  /** Null while none is removed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Asks once, then removes it. */
export function RemovePasskey({ passkey, onClose, onRemoved }: Props) {
  const { busy, refusal, run } = useAction();

  const remove = () =>
    run(async () => {
      if (passkey === null) return;
      await call(removePasskey, { params: { id: passkey.id } });
      toast(messages.passkeyRemoved, 'success');
      onClose();
      onRemoved(passkey);
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
      <RefusalNotice title={messages.nothingWasRemoved} refusal={refusal} />
    </Dialog>
  );
}
