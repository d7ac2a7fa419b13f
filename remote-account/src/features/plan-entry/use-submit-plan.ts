import { useState } from 'react';
import { call } from 'shared/api';
import { savePlan } from 'shared/contract/plan';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { toast } from 'shared/ui';
import { messages } from '#features/plan-entry/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';
import type { sortRows } from '#plan/entry.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Options {
  /** True when a saved plan may be emptied. */
  emptyAllowed: boolean;
  onSaved: () => void;
}

/** Sends the complete rows. With none left over it goes on to the overview; otherwise it stays, and `partly` is true. */
export function useSubmitPlan({ emptyAllowed, onSaved }: Options) {
  const [problem, setProblem] = useState<{ title: string; text: string }>();
  const [partly, setPartly] = useState(false);
  const [busy, run] = useBusy();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();

  const submit = ({ complete, incomplete }: ReturnType<typeof sortRows>) =>
    run(async () => {
      setProblem(undefined);
      setPartly(false);
      if (complete.length === 0 && (incomplete.length > 0 || !emptyAllowed)) {
        if (incomplete.length === 0) setProblem({ title: messages.nothingToSaveYet, text: messages.giveAtLeastOne });
        return;
      }
      try {
        await call(savePlan, { body: complete });
        if (incomplete.length > 0) return setPartly(true);
        toast(messages.dataSavedSuccessfully, 'success');
        onSaved();
        navigate('/financialplan');
      } catch (error) {
        const { status, message } = asApiError(error);
        if (status === 401) signInAgain();
        else setProblem({ title: messages.failedToSaveData, text: message });
      }
    });

  return { busy, problem, partly, submit };
}
