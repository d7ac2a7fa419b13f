import { useEffect, useState } from 'react';
import { call } from 'shared/api';
import { listPasskeys } from 'shared/contract/passkey';
import { useLoaded } from 'shared/load';
import { Button, Notice } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import { loadCeremonies } from '#passkey-ceremony/lazy-ceremonies.ts';
import { messages } from '#passkey-ceremony/messages.en.ts';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';

const load = (signal: AbortSignal) => call(listPasskeys, { signal }).then(({ passkeys }) => passkeys.length);

/** A passkey instead of a fresh code, for whoever has one; a code remains where the list cannot be loaded. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const can = useCanUsePasskeys();
  const { loaded } = useLoaded(load);
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();

  useEffect(() => {
    loadCeremonies().catch(() => undefined);
  }, []);

  if (!can || loaded.status !== 'ready' || loaded.value === 0) return null;

  const prove = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await (await loadCeremonies()).proveItIsMe();
        onProven();
      } catch (error) {
        setFailure(passkeyProblem(error));
      }
    });

  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" title={messages.nothingWasConfirmed}>
          {messages.codeWorksAsWell({ why: failure })}
        </Notice>
      )}
      <Button variant="secondary" icon="lock" busy={busy} onClick={() => void prove()}>
        {messages.useAPasskey}
      </Button>
    </>
  );
}
