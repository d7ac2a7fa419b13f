import { useEffect } from 'react';
import { call } from 'shared/api';
import { listPasskeys } from 'shared/contract/passkey';
import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import { loadCeremonies } from '#passkey-ceremony/lazy-ceremonies.ts';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';

const load = (signal: AbortSignal) => call(listPasskeys, { signal }).then(({ passkeys }) => passkeys.length);

/** A passkey instead of a fresh code, for whoever has one; a code remains where the list cannot be loaded. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const can = useCanUsePasskeys();
  const { loaded } = useLoaded(load);
  const { busy, refusal, run } = useAction((_, thrown) => ({
    text: messages.codeWorksAsWell({ why: passkeyProblem(thrown) }),
  }));

  useEffect(() => {
    loadCeremonies().catch(() => undefined);
  }, []);

  if (!can || loaded.status !== 'ready' || loaded.value === 0) return null;

  const prove = () =>
    run(async () => {
      await (await loadCeremonies()).proveItIsMe();
      onProven();
    });

  return (
    <>
      <RefusalNotice title={messages.passkeyProofFailed} refusal={refusal} />
      <Button variant="secondary" icon="lock" busy={busy} onClick={() => void prove()}>
        {messages.passkeyCeremonyUseAPasskey}
      </Button>
    </>
  );
}
