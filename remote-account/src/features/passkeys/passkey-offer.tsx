import { useState } from 'react';
import { call } from 'shared/api';
import { endPasskeyOffer, listPasskeys } from 'shared/contract/passkey';
import { asApiError, useLoaded } from 'shared/load';
import { Button, Notice } from 'shared/ui';
import { AddPasskey } from '#features/passkeys/add-passkey.tsx';
import { useBusy } from '#forms/use-busy.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import '#features/passkeys/passkeys.css';

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
        Sign in without a code next time
      </h2>
      {outcome === 'added' ? (
        <Notice kind="success" title="Your passkey is added">
          Press “Use a passkey” when you sign in next. You can rename or remove it under “Your data” in your profile.
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
      <p className="quiet">
        A passkey lets you in with your fingerprint, your face or the lock of your screen. It works on this site only,
        so no false page can use it. Codes keep working on every device.
      </p>
      {failure !== undefined && (
        <Notice kind="error" title="The offer could not be put away">
          {failure}
        </Notice>
      )}
      <AddPasskey onAdded={onAdded}>
        <Button variant="quiet" busy={busy} onClick={() => void putAway()}>
          Do not offer again
        </Button>
      </AddPasskey>
    </>
  );
}
