import '#features/passkeys/passkeys.css';
import { useState } from 'react';
import { call } from 'shared/api';
import { listPasskeys, type Passkey, passkeyName, removePasskey, renamePasskey } from 'shared/contract/passkey';
import { formatDate } from 'shared/format/date';
import { ErrorSummary, Field, RefusalNotice, useForm, useValues } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, Dialog, Failure, Skeleton, toast } from 'shared/ui';
import { AddPasskey } from '#features/passkeys/add-passkey.tsx';
import { AskOnce } from '#forms/ask-once.tsx';
import { messages } from '#messages.en.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';

const load = (signal: AbortSignal) => call(listPasskeys, { signal }).then(({ passkeys }) => passkeys);

/** One's own passkeys: each can be renamed and removed, and more can be added. */
export function Passkeys({ onChange }: { onChange: () => void }) {
  const { loaded, replace, reload } = useLoaded(load);
  const can = useCanUsePasskeys();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  if (loaded.status === 'loading') return <Skeleton lines={3} label={messages.loading} />;
  if (loaded.status === 'failed') return <Failure message={messages.passkeysNotLoaded} onRetry={reload} />;
  const passkeys = loaded.value;

  function change(to: Passkey[]) {
    replace(to);
    onChange();
  }

  function added(passkey: Passkey) {
    toast(messages.passkeyAdded, 'success');
    change([...passkeys, passkey]);
  }

  return (
    <div className="passkeys">
      <p className="quiet">{messages.insteadOfCode}</p>
      {passkeys.length === 0 ? (
        <p>{messages.youHaveNoPasskeysYet}</p>
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
                  {messages.rename}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => setRemoving(passkey)}
                  aria-label={messages.removeName({ name: passkey.name })}
                >
                  {messages.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {can ? <AddPasskey onAdded={added} /> : <p className="caption">{messages.thisBrowserCannotAdd}</p>}
      <RenamePasskey
        key={`rename ${renaming?.id}`}
        passkey={renaming}
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

interface RenamePasskeyProps {
  /** Null while none is renamed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRenamed: (passkey: Passkey) => void;
}

const LABELS = { passkeyName: messages.name };

export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const form = useForm({
    labels: LABELS,
    values: useValues({ passkeyName: passkey?.name ?? '' }),
    check({ passkeyName: name }) {
      if (passkey === null) return null;
      const { data, error } = passkeyName.safeParse({ name });
      return error === undefined
        ? { data: { ...passkey, name: data.name } }
        : { errors: { passkeyName: error.issues[0]?.message ?? '' } };
    },
    async send(renamed) {
      await call(renamePasskey, { params: { id: renamed.id }, body: { name: renamed.name } });
      toast(messages.passkeyRenamed, 'success');
      onClose();
      onRenamed(renamed);
    },
    refused: ({ message: text }) => ({ refusal: { text } }),
  });

  return (
    <Dialog open={passkey !== null} onClose={onClose} title={messages.renameYourPasskey}>
      <form {...form.props} className="passkeys">
        <ErrorSummary {...form.summary} />
        <Field
          {...form.field('passkeyName')}
          hint={messages.forYourselfToTell}
          autoComplete="off"
          maxLength={60}
          data-autofocus
        />
        <RefusalNotice title={messages.passkeysNothingWasRenamed} refusal={form.refusal} />
        <div className="button-row">
          <Button type="submit" busy={form.busy}>
            {messages.saveName}
          </Button>
        </div>
      </form>
    </Dialog>
  );
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
