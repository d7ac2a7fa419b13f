import { useCallback, useEffect, useMemo } from 'react';
import { HORIZONS, type Horizon, type PlanRow, planTag } from 'shared/contract/plan';
import { useDraft } from 'shared/forms';
import { type Entry, type EntryRow, entryOf, presets, withSaved } from '#plan/entry.ts';

// A type, not an interface: drafts are stored as plain records.
type EntryDraft = Entry & {
  /** False until somebody types: until then the saved rows are shown as they are. */
  touched: boolean;
  /** True once the saved rows are in it. */
  complete: boolean;
  /** Tag of the saved rows that are in it; '' until they are. */
  basis: string;
};

const untouched = (): EntryDraft => ({ ...presets(), touched: false, complete: false, basis: '' });

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
      setDraft((now) => ({ ...withSaved(rowsOf(now), saved), complete: true, basis: planTag(saved) }));
  }, [saved, touched, complete, setDraft]);

  const edit = (horizon: Horizon, change: (rows: EntryRow[]) => EntryRow[]) =>
    setDraft((now) => {
      const rows = now.touched ? rowsOf(now) : base;
      return {
        ...rows,
        [horizon]: change(rows[horizon]),
        touched: true,
        complete: now.touched ? now.complete : saved !== null,
        basis: now.touched || saved === null ? now.basis : planTag(saved),
      };
    });

  return {
    entry: touched ? draft : base,
    complete: saved !== null && (complete || !touched),
    /** Tag of the saved rows that what is shown was made from. */
    basis: touched ? draft.basis : planTag(saved ?? []),
    /** Takes note of what is saved now, for the next save. */
    restOn: useCallback((rows: readonly PlanRow[]) => setDraft({ basis: planTag(rows) }), [setDraft]),
    edit,
    clear,
  };
}

const rowsOf = (draft: Entry): Entry =>
  Object.fromEntries(HORIZONS.map((horizon) => [horizon, draft[horizon]])) as Entry;
