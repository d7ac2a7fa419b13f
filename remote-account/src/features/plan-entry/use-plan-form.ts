import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from 'shared/api';
import { getPlan, HORIZONS, type Horizon, type PlanRow, planTag, savePlan } from 'shared/contract/plan';
import { useDraft, useForm } from 'shared/forms';
import { asApiError } from 'shared/load';
import { type Posted, usePosted } from 'shared/site';
import { toast } from 'shared/ui';
import { useLeadOn } from '#forms/use-lead-on.ts';
import { useSent } from '#forms/use-sent.ts';
import { messages } from '#messages.en.ts';
import {
  ADDER,
  type Entry,
  type EntryRow,
  entryOf,
  labelsOf,
  postedEntry,
  presets,
  sortRows,
  withSaved,
  withVisitors,
} from '#plan/entry.ts';
import { VISITOR } from '#session/use-person.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Options {
  draftKey: string;
  /** Null until they have come, and when they could not be had. */
  saved: readonly PlanRow[] | null;
  failed: boolean;
  /** Told what was saved elsewhere, once the visitor takes it over what stands here. */
  onNewer: (rows: PlanRow[]) => void;
}

/** The plan's form. Submit saves the complete rows; `partly` says that others were begun, which are named and stay. */
export function usePlanForm({ draftKey, saved, failed, onNewer }: Options) {
  const posted = usePosted('plan');
  const { entry, complete, cameAlong, basis, restOn, edit, clear } = useEntry(draftKey, saved, posted?.values);
  const [partly, setPartly] = useState(false);
  /** What somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<PlanRow[]>();
  const overruled = useRef<string>(undefined);
  const sent = useSent(rowsOf(entry));
  const leadOn = useLeadOn();
  const signInAgain = useSignInAgain();
  // Saving replaces all rows: who presses Submit before the saved ones have come waits for them.
  const whole = useOnceThere(complete || failed ? { entry, saved, complete, basis } : null);

  const form = useForm({
    labels: labelsOf(entry),
    values: [entry, () => undefined],
    posted,
    check(now) {
      setPartly(false);
      return { errors: errorsOf(now), data: now };
    },
    async send() {
      const now = await whole();
      if (!now.complete) return undefined;
      const { complete: rows, incomplete } = sortRows(now.entry);
      if (rows.length === 0 && incomplete.length > 0) return undefined;
      if (rows.length === 0 && !now.saved?.length) return { errors: { [ADDER]: messages.planErrorEmpty } };
      const restsOn = overruled.current ?? now.basis;
      overruled.current = undefined;
      sent.note(rowsOf(now.entry));
      await call(savePlan, { body: rows, ...(restsOn && { headers: { 'if-match': restsOn } }) });
      setNewer(undefined);
      restOn(rows as PlanRow[]);
      setPartly(incomplete.length > 0);
      if (incomplete.length > 0) return undefined;
      if (!sent.isAll()) {
        toast(messages.savedButTypedSince, 'success');
        return undefined;
      }
      toast(messages.savedToast, 'success');
      clear();
      leadOn('/financialplan');
      return undefined;
    },
    refused({ status, message: text }) {
      if (status === 412) return loadNewer();
      if (status !== 401) return { refusal: { text } };
      signInAgain();
      return {};
    },
  });

  const loadNewer = () =>
    call(getPlan).then(
      (rows) => {
        setNewer(rows);
        return {};
      },
      (error: unknown) => ({ refusal: { text: asApiError(error).message } }),
    );

  const conflict = newer && {
    mine: sortRows(entry).complete as PlanRow[],
    theirs: newer,
    keepMine() {
      overruled.current = planTag(newer);
      form.sendNow(entry);
    },
    takeTheirs() {
      clear();
      form.clear();
      setNewer(undefined);
      onNewer(newer);
    },
  };

  // A row that was put right is no longer marked; rows that are begun later are not missed before the next Submit.
  const wrong = errorsOf(entry);
  const errors = Object.fromEntries(Object.entries(form.errors).filter(([name]) => wrong[name] !== undefined));

  return { form, entry, errors, partly, cameAlong, conflict, edit, clear };
}

const errorsOf = (entry: Parameters<typeof sortRows>[0]) =>
  Object.fromEntries(sortRows(entry).incomplete.map(({ name, message }) => [name, message]));

// A type, not an interface: drafts are stored as plain records.
type EntryDraft = Entry & {
  /** False until somebody types: until then the saved rows are shown as they are. */
  touched: boolean;
  /** True once the saved rows are in it. */
  complete: boolean;
  /** Tag of the saved rows that are in it; '' until they are. */
  basis: string;
  /** True while rows are in it that were typed before the sign-in, and nothing has been saved since. */
  cameAlong: boolean;
};

const untouched = (): EntryDraft => ({
  ...presets(),
  touched: false,
  complete: false,
  basis: '',
  cameAlong: false,
});

const VISITORS_DRAFT = `plan:${VISITOR}`;

/**
 * The rows that the form shows: presets until the saved ones come, and what was typed over both, which survives a
 * reload. `complete` says that the saved rows are among them, so that sending them loses none.
 *
 * @param saved null until they have come
 * @param sent what a browser has posted without scripts, of a plan that was refused
 */
function useEntry(draftKey: string, saved: readonly PlanRow[] | null, sent: Posted['values'] | undefined) {
  const start = useMemo(untouched, []);
  const [draft, setDraft, clear] = useDraft<EntryDraft>(draftKey, start);
  const base = useMemo(() => (saved === null ? presets() : entryOf(saved)), [saved]);
  const { touched, complete } = draft;

  // What was just sent takes the place of an older draft of this tab.
  const [posted, setPosted] = useState(sent === undefined ? null : postedEntry(sent));
  useEffect(() => {
    if (posted === null) return;
    setDraft({ ...posted, touched: true, complete: false });
    setPosted(null);
  }, [posted, setDraft]);

  useEffect(() => {
    if (saved !== null && touched && !complete)
      setDraft((now) => ({ ...withSaved(rowsOf(now), saved), complete: true, basis: planTag(saved) }));
  }, [saved, touched, complete, setDraft]);

  // Whoever has signed in finds what they typed before, and their own draft keeps it from then on.
  const [visitors, , forgetVisitors] = useDraft<EntryDraft>(VISITORS_DRAFT, start);
  const brings = draftKey !== VISITORS_DRAFT && visitors.touched;
  const isWhole = saved !== null && (complete || !touched);
  useEffect(() => {
    if (!brings || !isWhole) return;
    forgetVisitors();
    const own = touched ? rowsOf(draft) : base;
    const both = withVisitors(own, visitors);
    if (HORIZONS.every((horizon) => both[horizon] === own[horizon])) return;
    const basis = touched ? draft.basis : planTag(saved);
    setDraft({ ...both, touched: true, complete: true, basis, cameAlong: true });
  }, [brings, isWhole, visitors, touched, draft, base, saved, setDraft, forgetVisitors]);

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
    entry: posted ?? (touched ? draft : base),
    complete: isWhole,
    cameAlong: draft.cameAlong,
    /** Tag of the saved rows that what is shown was made from. */
    basis: touched ? draft.basis : planTag(saved ?? []),
    /** Takes note of what is saved now, for the next save. */
    restOn: useCallback((rows: readonly PlanRow[]) => setDraft({ basis: planTag(rows), cameAlong: false }), [setDraft]),
    edit,
    clear,
  };
}

const rowsOf = (draft: Entry): Entry =>
  Object.fromEntries(HORIZONS.map((horizon) => [horizon, draft[horizon]])) as Entry;

/** A promise of the first value that is not null; while there is one, of the newest. */
function useOnceThere<T>(value: T | null): () => Promise<T> {
  const newest = useRef(value);
  const waiting = useRef<((value: T) => void)[]>([]);
  useEffect(() => {
    newest.current = value;
    if (value !== null) for (const tell of waiting.current.splice(0)) tell(value);
  });
  return () =>
    newest.current === null ? new Promise((tell) => waiting.current.push(tell)) : Promise.resolve(newest.current);
}
