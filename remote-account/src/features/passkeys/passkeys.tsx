import '#features/passkeys/passkeys.css';
import { useState } from 'react';
import { call } from 'shared/api';
import { listPasskeys, type Passkey, passkeyName, removePasskey, renamePasskey } from 'shared/contract/passkey';
import { formatDate } from 'shared/format/date';
import { useLoaded } from 'shared/load';
import { Button, Failure, Skeleton, toast } from 'shared/ui';
import { AddPasskey } from '#features/passkeys/add-passkey.tsx';
import { AskOnce } from '#forms/ask-once.tsx';
import { RenameDialog } from '#forms/rename-dialog.tsx';
import { messages } from '#messages.en.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';

const load = (signal: AbortSignal) => call(listPasskeys, { signal }).then(({ passkeys }) => passkeys);

/** One's own passkeys: each can be renamed and removed, and more can be added. */
export function Passkeys({ onChange }: { onChange: () => void }) {
  const { loaded, replace, reload } = useLoaded(load);
  const can = useCanUsePasskeys();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  if (loaded.status === 'loading') return <Skeleton lines={3} label={messages.statusLoading} />;
  if (loaded.status === 'failed') return <Failure message={messages.passkeysNotLoaded} onRetry={reload} />;
  const passkeys = loaded.value;

  function change(to: Passkey[]) {
    replace(to);
    onChange();
  }

  function added(passkey: Passkey) {
    toast(messages.passkeyAddedToast, 'success');
    change([...passkeys, passkey]);
  }

  return (
    <div className="passkeys">
      <p className="quiet">{messages.insteadOfCode}</p>
      {passkeys.length === 0 ? (
        <p>{messages.passkeysNone}</p>
      ) : (
        <ul className="passkeys__list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <p className="caption">{history(passkey)}</p>
              </div>
              <div className="passkeys__actions">
                <Button
                  variant="quiet"
                  onClick={() => setRenaming(passkey)}
                  aria-label={messages.renameName({ name: passkey.name })}
                >
                  {messages.actionRename}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => setRemoving(passkey)}
                  aria-label={messages.removeName({ name: passkey.name })}
                >
                  {messages.passkeyActionRemove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {can ? <AddPasskey onAdded={added} /> : <p className="caption">{messages.passkeysUnsupported}</p>}
      <RenameDialog
        key={`rename ${renaming?.id}`}
        thing={renaming}
        title={messages.passkeyRenameTitle}
        label={messages.fieldName}
        hint={messages.passkeyRenameHint}
        rule={passkeyName.shape.name}
        most={60}
        renamed={messages.passkeyRenameToast}
        rename={({ id, name }) => call(renamePasskey, { params: { id }, body: { name } })}
        onClose={() => setRenaming(null)}
        onRenamed={(renamed) => replace(passkeys.map((other) => (other.id === renamed.id ? renamed : other)))}
      />
      <RemovePasskey
        key={`remove ${removing?.id}`}
        passkey={removing}
        onClose={() => setRemoving(null)}
        onRemoved={({ id }) => change(passkeys.filter((other) => other.id !== id))}
      />
    </div>
  );
}

function history({ createdAt, lastUsedAt }: Passkey): string {
  const added = formatDate(createdAt);
  return lastUsedAt === null
    ? messages.addedNotUsed({ added })
    : messages.addedAndUsed({ added, used: formatDate(lastUsedAt) });
}

interface RemovePasskeyProps {
  /** Null while none is removed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Asks once, then removes it. */
export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  async function remove() {
    if (passkey === null) return;
    await call(removePasskey, { params: { id: passkey.id } });
    toast(messages.passkeyRemovedToast, 'success');
    onClose();
    onRemoved(passkey);
  }
  return (
    <AskOnce
      open={passkey !== null}
      onClose={onClose}
      title={messages.removeNameQuestion({ name: passkey?.name ?? '' })}
      keep={messages.deleteKeep}
      take={messages.passkeyActionRemove}
      undone={messages.passkeyRemoveFailed}
      work={remove}
    >
      {messages.nobodyCanUseIt}
    </AskOnce>
  );
}
