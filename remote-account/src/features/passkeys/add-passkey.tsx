import { type ReactNode, useEffect } from 'react';
import type { Passkey } from 'shared/contract/passkey';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';
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
  const { busy, refusal, run } = useAction((_, thrown) => ({ text: passkeyProblem(thrown) }));
  const { withProof, dialog } = useStepUp();

  useEffect(() => {
    loadCeremonies().catch(() => undefined);
  }, []);

  const add = () =>
    run(async () => {
      const { makePasskey } = await loadCeremonies();
      onAdded(await withProof(makePasskey));
    });

  return (
    <>
      <RefusalNotice title={messages.passkeyAddFailed} refusal={refusal} />
      <div className="button-row">
        <Button variant="secondary" icon="plus" busy={busy} onClick={() => void add()}>
          {messages.passkeyActionAdd}
        </Button>
        {children}
      </div>
      {dialog}
    </>
  );
}
