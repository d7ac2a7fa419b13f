import { useState } from 'react';
import { call } from 'shared/api';
import { endPasskeyOffer, listPasskeys } from 'shared/contract/passkey';
import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, Notice } from 'shared/ui';
import { AddPasskey } from '#features/passkeys/add-passkey.tsx';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import '#features/passkeys/passkeys.css';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(listPasskeys, { signal }).then(({ offered }) => offered);

/** Offers a passkey to whoever has none, until it is put away, which holds in every browser of the person. */
export function PasskeyOffer({ onAdded }: { onAdded?: () => void }) {
  const can = useCanUsePasskeys();
  // An offer that cannot be loaded is no loss: the list of one's passkeys says so, this does not.
  const { loaded } = useLoaded(load);
  const [outcome, setOutcome] = useState<'open' | 'added' | 'away'>('open');
  if (!can || loaded.status !== 'ready' || !loaded.value || outcome === 'away') return null;
  return (
    <section className="card passkey-offer" aria-labelledby="passkey-offer">
      <h2 id="passkey-offer" className="small">
        {messages.signInWithoutCode}
      </h2>
      {outcome === 'added' ? (
        <Notice kind="success" title={messages.passkeyAddedTitle}>
          {messages.pressUsePasskeyWhen}
        </Notice>
      ) : (
        <Open
          onAdded={() => {
            setOutcome('added');
            onAdded?.();
          }}
          onAway={() => setOutcome('away')}
        />
      )}
    </section>
  );
}

function Open({ onAdded, onAway }: { onAdded: () => void; onAway: () => void }) {
  const { busy, refusal, run } = useAction();
  const putAway = () =>
    run(async () => {
      await call(endPasskeyOffer);
      onAway();
    });
  return (
    <>
      <p className="quiet">{messages.whatPasskeyDoes}</p>
      <RefusalNotice title={messages.offerNotPutAway} refusal={refusal} />
      <AddPasskey onAdded={onAdded}>
        <Button variant="quiet" busy={busy} onClick={() => void putAway()}>
          {messages.passkeyOfferDismiss}
        </Button>
      </AddPasskey>
    </>
  );
}
