import { useCallback } from 'react';
import { useSearchParams } from 'shared/router';

/** The step in the address (`?step=2`), so that Back, Forward and a reload keep it. Counted from 0 here, from 1 there. */
export function useStep(last: number): [step: number, go: (step: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get('step') ?? 1) - 1;
  const step = Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : 0;
  const go = useCallback(
    (to: number) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('step', String(to + 1));
          return after;
        },
        { preventScrollReset: true },
      ),
    [setParameters],
  );
  return [step, go];
}
