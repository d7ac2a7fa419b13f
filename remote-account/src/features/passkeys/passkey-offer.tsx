import { useState } from 'react';
import { call } from 'shared/api';
import { endPasskeyOffer, listPasskeys } from 'shared/contract/passkey';
import { asApiError, useLoaded } from 'shared/load';
import { Button, Notice } from 'shared/ui';
import { AddPasskey } from '#features/passkeys/add-passkey.tsx';
import { useBusy } from '#forms/use-busy.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import '#features/passkeys/passkeys.css';
import { messages } from '#features/passkeys/messages.en.ts';

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
        <Notice kind="success" title={messages.yourPasskeyIsAdded}>
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
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const putAway = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await call(endPasskeyOffer);
        onAway();
      } catch (error) {
        setFailure(asApiError(error).message);
      }
    });
  return (
    <>
      <p className="quiet">{messages.whatPasskeyDoes}</p>
      {failure !== undefined && (
        <Notice kind="error" title={messages.offerNotPutAway}>
          {failure}
        </Notice>
      )}
      <AddPasskey onAdded={onAdded}>
        <Button variant="quiet" busy={busy} onClick={() => void putAway()}>
          {messages.doNotOfferAgain}
        </Button>
      </AddPasskey>
    </>
  );
}
