import { type ReactNode, useEffect, useState } from 'react';
import type { Passkey } from 'shared/contract/passkey';
import { Button, Notice } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';
import { loadCeremonies } from '#passkey-ceremony/lazy-ceremonies.ts';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

interface Props {
  onAdded: (passkey: Passkey) => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** The button that adds a passkey, and what became of it. */
export function AddPasskey({ onAdded, children }: Props) {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const { withProof, dialog } = useStepUp();

  useEffect(() => {
    loadCeremonies().catch(() => undefined);
  }, []);

  const add = () =>
    run(async () => {
      setFailure(undefined);
      try {
        const { makePasskey } = await loadCeremonies();
        onAdded(await withProof(makePasskey));
      } catch (error) {
        setFailure(passkeyProblem(error));
      }
    });

  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" title={messages.noPasskeyWasAdded}>
          {failure}
        </Notice>
      )}
      <div className="button-row">
        <Button variant="secondary" icon="plus" busy={busy} onClick={() => void add()}>
          {messages.addAPasskey}
        </Button>
        {children}
      </div>
      {dialog}
    </>
  );
}
