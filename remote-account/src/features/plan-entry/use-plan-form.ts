import { useRef, useState } from 'react';
import { call } from 'shared/api';
import { getPlan, type PlanRow, planTag, savePlan } from 'shared/contract/plan';
import { useForm } from 'shared/forms';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { toast } from 'shared/ui';
import { messages } from '#features/plan-entry/messages.en.ts';
import { useEntry } from '#features/plan-entry/use-entry.ts';
import { useOnceThere } from '#features/plan-entry/use-once-there.ts';
import { ADDER, labelsOf, sortRows } from '#plan/entry.ts';
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
  const { entry, complete, basis, restOn, edit, clear } = useEntry(draftKey, saved);
  const [partly, setPartly] = useState(false);
  /** What somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<PlanRow[]>();
  const overruled = useRef<string>(undefined);
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  // Saving replaces all rows: who presses Submit before the saved ones have come waits for them.
  const whole = useOnceThere(complete || failed ? { entry, saved, complete, basis } : null);

  const form = useForm({
    labels: labelsOf(entry),
    values: [entry, () => undefined],
    check(now) {
      setPartly(false);
      return { errors: errorsOf(now), data: now };
    },
    async send() {
      const now = await whole();
      if (!now.complete) return undefined;
      const { complete: rows, incomplete } = sortRows(now.entry);
      if (rows.length === 0 && incomplete.length > 0) return undefined;
      if (rows.length === 0 && !now.saved?.length) return { errors: { [ADDER]: messages.giveAtLeastOne } };
      const restsOn = overruled.current ?? now.basis;
      overruled.current = undefined;
      await call(savePlan, { body: rows, ...(restsOn && { headers: { 'if-match': restsOn } }) });
      setNewer(undefined);
      restOn(rows as PlanRow[]);
      setPartly(incomplete.length > 0);
      if (incomplete.length > 0) return undefined;
      toast(messages.dataSavedSuccessfully, 'success');
      clear();
      navigate('/financialplan');
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

  return { form, entry, errors, partly, conflict, edit, clear };
}

const errorsOf = (entry: Parameters<typeof sortRows>[0]) =>
  Object.fromEntries(sortRows(entry).incomplete.map(({ name, message }) => [name, message]));
