import { useEffect, useMemo, useRef } from 'react';
import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { getUserDetail } from 'shared/contract/user-detail';
import { useLoaded } from 'shared/load';
import { fieldId } from '#forms/field.tsx';
import { type KnownPerson, knownPerson, NOBODY, stillEmpty } from '#forms/known-person.ts';

const loadOf = (person: string | null) =>
  person === null ? null : (signal: AbortSignal) => call(getUserDetail, { signal }).then(knownPerson);

/** What the account of a signed-in person knows, empty texts for everybody else, null until that is known. */
export function useKnownPerson(): KnownPerson | null {
  const person = useAuth((auth) => auth.user?.id ?? null);
  const restored = useAuth((auth) => auth.restored);
  // Anew for each person: what the account of the one before knew is nobody else's.
  const load = useMemo(() => loadOf(person), [person]);
  const { loaded } = useLoaded(restored ? load : null);
  if (!restored) return null;
  if (person === null || loaded.status === 'failed') return NOBODY;
  return loaded.status === 'ready' ? loaded.value : null;
}

/**
 * Fills what is still empty of a form with what the account of a signed-in person knows, once: a draft stays, what was typed
 * stays, and what the visitor clears stays empty.
 *
 * @param named the form's names for it
 */
export function useFilledIn<Values extends Record<string, unknown>>(
  values: Values,
  set: (change: Partial<Values>) => void,
  named: (known: KnownPerson) => Partial<Values>,
): void {
  const known = useKnownPerson();
  const filled = useRef<KnownPerson | null>(null);

  useEffect(() => {
    if (known === null || known === filled.current) return;
    filled.current = known;
    const change = stillEmpty(values, named(known), textOf);
    if (Object.keys(change).length > 0) set(change);
  }, [known, values, set, named]);
}

/** What stands in a field, which may have been typed before the page was alive. */
function textOf(name: string): string {
  const field = document.getElementById(fieldId(name));
  return field instanceof HTMLInputElement ? field.value : '';
}
