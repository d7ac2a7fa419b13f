import { useCallback, useEffect, useRef, useState } from 'react';
import { authStore, useAuth } from 'shared/auth';
import { type DraftValues, mergeDraft, writableDraft } from '#forms/draft.ts';
import { readDraft, writeDraft } from '#ui/drafts.ts';

interface DraftOptions<Values> {
  /** What the form starts with this time, over `initial`. */
  first?: Partial<Values> | undefined;
  /** Names that must never be stored: a PAN, a phone number. */
  omit?: readonly (keyof Values)[];
}

const personNow = () => authStore.getState().user?.id ?? '';

/** A stored draft, if it is one's own or was typed while nobody was signed in. */
function ownOf(stored: string | null): string | null {
  const [, person = '', draft = stored] = /^([\w-]*)\n(.*)$/s.exec(stored ?? '') ?? [];
  return person === '' || person === personNow() ? draft : null;
}

/**
 * A form's values that survive a reload or a detour over the sign-in, in this tab only. On the server and at first
 * render they are `initial`; what was stored follows in an effect.
 *
 * @returns the values, a setter that merges and stores (given a function, it gets the newest values, also between two
 * renders), and `clear` for after sending.
 */
export function useDraft<Values extends DraftValues>(
  key: string,
  initial: Values,
  { first, omit = [] }: DraftOptions<Values> = {},
) {
  const place = `draft:${key}`;
  const start = useRef(initial);
  const hidden = useRef(omit);
  const current = useRef<Values>({ ...initial, ...first });
  const typedBy = useRef('');
  const person = useAuth((auth) => auth.user?.id ?? '');
  const [values, show] = useState<Values>({ ...initial, ...first });

  useEffect(() => {
    // Whoever comes after somebody else begins with an empty form; whose session has ended still sees what they typed.
    const isOther = person !== '' && typedBy.current !== '' && typedBy.current !== person;
    if (isOther) current.current = start.current;
    if (person !== '') typedBy.current = person;
    current.current = mergeDraft(current.current, ownOf(readDraft(place)));
    show(current.current);
  }, [place, person]);

  const set = useCallback(
    (change: Partial<Values> | ((now: Values) => Partial<Values>)) => {
      const part = typeof change === 'function' ? change(current.current) : change;
      current.current = { ...current.current, ...part };
      // With whose it is: what somebody typed while signed in, or had filled in, is nobody else's.
      const whose = typedBy.current || personNow();
      writeDraft(place, `${whose}\n${writableDraft(current.current, hidden.current)}`);
      show(current.current);
    },
    [place],
  );

  const clear = useCallback(() => {
    writeDraft(place, null);
    current.current = start.current;
    show(current.current);
  }, [place]);

  return [values, set, clear] as const;
}
