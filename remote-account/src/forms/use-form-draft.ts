import { useCallback, useState } from 'react';
import { useAuth } from 'shared/auth';
import { useDraft } from 'shared/forms';
import { forgetKept, keepInMemory, recall } from '#forms/kept-in-memory.ts';

/**
 * A signed-in person's form: what was typed lies over `initial`, survives a reload and the detour over the sign-in,
 * and is nobody else's. The fields in `secrets` (PAN, phone numbers) never reach storage: they survive the detour only.
 */
export function useFormDraft<Values extends Record<string, string>>(
  form: string,
  initial: Values,
  secrets: readonly (keyof Values & string)[],
) {
  const owner = useAuth((state) => state.user?.id ?? '');
  const [start] = useState(() => {
    const kept = secrets
      .map((name) => [name, recall(owner, `${form}.${name}`)] as const)
      .filter(([, value]) => value !== '');
    return { ...initial, ...Object.fromEntries(kept) } as Values;
  });
  const [values, setDraft, clearDraft] = useDraft<Values>(`${form}:${owner}`, start, { omit: secrets });

  const set = (change: Partial<Values> | ((now: Values) => Partial<Values>)) =>
    setDraft((now) => {
      const part = typeof change === 'function' ? change(now) : change;
      for (const [name, value] of Object.entries<string | undefined>(part)) {
        if (secrets.includes(name) && value !== undefined) keepInMemory(owner, { [`${form}.${name}`]: value });
      }
      return part;
    });

  const clear = useCallback(() => {
    clearDraft();
    forgetKept();
  }, [clearDraft]);

  return [values, set, clear] as const;
}
