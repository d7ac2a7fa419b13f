import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftValues, mergeDraft, writableDraft } from '#forms/draft.ts';
import { readDraft, writeDraft } from '#ui/drafts.ts';

interface DraftOptions<Values> {
  /** Names that must never be stored: a PAN, a phone number. */
  omit?: readonly (keyof Values)[];
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
  { omit = [] }: DraftOptions<Values> = {},
) {
  const place = `draft:${key}`;
  const start = useRef(initial);
  const hidden = useRef(omit);
  const current = useRef(initial);
  const [values, show] = useState(initial);

  useEffect(() => {
    current.current = mergeDraft(current.current, readDraft(place));
    show(current.current);
  }, [place]);

  const set = useCallback(
    (change: Partial<Values> | ((now: Values) => Partial<Values>)) => {
      const part = typeof change === 'function' ? change(current.current) : change;
      current.current = { ...current.current, ...part };
      writeDraft(place, writableDraft(current.current, hidden.current));
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
