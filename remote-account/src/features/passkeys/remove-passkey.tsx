import { call } from 'shared/api';
import { type Passkey, removePasskey } from 'shared/contract/passkey';
import { toast } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';
import { AskOnce } from '#forms/ask-once.tsx';

interface Props {
  /** Null while none is removed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Asks once, then removes it. */
export function RemovePasskey({ passkey, onClose, onRemoved }: Props) {
  async function remove() {
    if (passkey === null) return;
    await call(removePasskey, { params: { id: passkey.id } });
    toast(messages.passkeyRemoved, 'success');
    onClose();
    onRemoved(passkey);
  }
  return (
    <AskOnce
      open={passkey !== null}
      onClose={onClose}
      title={messages.removeNameQuestion({ name: passkey?.name ?? '' })}
      keep={messages.keepIt}
      take={messages.remove}
      undone={messages.nothingWasRemoved}
      work={remove}
    >
      {messages.nobodyCanUseIt}
    </AskOnce>
  );
}
