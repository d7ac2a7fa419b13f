import { type ReactNode, useState } from 'react';
import { ApiError } from 'shared/api';
import { StepUpDialog } from '#step-up/step-up-dialog.tsx';

interface Waiting {
  proven: () => void;
  refused: () => void;
}

/**
 * Asks for a fresh code in place where the origin wants one. `withProof` does the work, and once more after the code;
 * whoever closes the dialog gets the origin's refusal. `dialog` belongs beside the form, not into it.
 */
export function useStepUp(): { withProof: <T>(work: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function withProof<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.proof === undefined) throw error;
      await new Promise<void>((proven, refused) => setWaiting({ proven, refused: () => refused(error) }));
      return work();
    }
  }

  return {
    withProof,
    dialog: (
      <StepUpDialog
        open={waiting !== null}
        onProven={() => {
          setWaiting(null);
          waiting?.proven();
        }}
        onClose={() => {
          setWaiting(null);
          waiting?.refused();
        }}
      />
    ),
  };
}
