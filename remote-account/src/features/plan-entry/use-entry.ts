import { useEffect, useMemo } from 'react';
import { HORIZONS, type Horizon, type PlanRow } from 'shared/contract/plan';
import { useDraft } from 'shared/forms';
import { type Entry, type EntryRow, entryOf, presets, withSaved } from '#plan/entry.ts';

// A type, not an interface: drafts are stored as plain records.
type EntryDraft = Entry & {
  /** False until somebody types: until then the saved rows are shown as they are. */
  touched: boolean;
  /** True once the saved rows are in it. */
  complete: boolean;
};

const untouched = (): EntryDraft => ({ ...presets(), touched: false, complete: false });

/**
 * The rows that the form shows: presets until the saved ones come, and what was typed over both, which survives a
 * reload. `complete` says that the saved rows are among them, so that sending them loses none.
 *
 * @param saved null until they have come
 */
export function useEntry(draftKey: string, saved: readonly PlanRow[] | null) {
  const start = useMemo(untouched, []);
  const [draft, setDraft, clear] = useDraft<EntryDraft>(draftKey, start);
  const base = useMemo(() => (saved === null ? presets() : entryOf(saved)), [saved]);
  const { touched, complete } = draft;

  useEffect(() => {
    if (saved !== null && touched && !complete)
      setDraft((now) => ({ ...withSaved(rowsOf(now), saved), complete: true }));
  }, [saved, touched, complete, setDraft]);

  const edit = (horizon: Horizon, change: (rows: EntryRow[]) => EntryRow[]) =>
    setDraft((now) => {
      const rows = now.touched ? rowsOf(now) : base;
      return {
        ...rows,
        [horizon]: change(rows[horizon]),
        touched: true,
        complete: now.touched ? now.complete : saved !== null,
      };
    });

  return { entry: touched ? draft : base, complete: saved !== null && (complete || !touched), edit, clear };
}

const rowsOf = (draft: Entry): Entry =>
  Object.fromEntries(HORIZONS.map((horizon) => [horizon, draft[horizon]])) as Entry;
