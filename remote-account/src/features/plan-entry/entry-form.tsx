import { type FormEvent, useEffect, useState } from 'react';
import type { PlanRow } from 'shared/contract/plan';
import { ErrorSummary } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { HorizonColumn } from '#features/plan-entry/horizon-column.tsx';
import { messages } from '#features/plan-entry/messages.en.ts';
import { useEntry } from '#features/plan-entry/use-entry.ts';
import { useSubmitPlan } from '#features/plan-entry/use-submit-plan.ts';
import { type Incomplete, nameStands, sortRows } from '#plan/entry.ts';
import { horizons } from '#plan/horizons.ts';

interface Props {
  draftKey: string;
  /** Null until they have come, and when they could not be had. */
  saved: readonly PlanRow[] | null;
  failed: boolean;
}

/** Three columns of rows and one Submit. What was typed survives a reload until it is saved or given up. */
export function EntryForm({ draftKey, saved, failed }: Props) {
  const { entry, complete, edit, clear } = useEntry(draftKey, saved);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<readonly Incomplete[]>([]);
  const [waiting, setWaiting] = useState(false);
  const { busy, problem, partly, submit } = useSubmitPlan({
    emptyAllowed: saved !== null && saved.length > 0,
    onSaved: clear,
  });

  // What the last Submit found. Rows that are begun later are not missed before the next one.
  const missed = found.filter(({ name }) => nameStands(entry, name));
  const stillWrong = new Set(sortRows(entry).incomplete.map(({ name }) => name));
  const errors = Object.fromEntries(
    missed.filter(({ name }) => stillWrong.has(name)).map(({ name, message }) => [name, message]),
  );

  function send(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    setFound(sortRows(entry).incomplete);
    if (complete) void submit(sortRows(entry));
    else setWaiting(!failed);
  }

  // Saving replaces all rows: who presses Submit before the saved ones have come waits for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows are complete, with what then stands there.
  useEffect(() => {
    if (waiting && complete) void submit(sortRows(entry));
    if (complete || failed) setWaiting(false);
  }, [waiting, complete, failed]);

  function giveUp() {
    clear();
    setFound([]);
  }

  return (
    <form method="post" className="plan-entry" onSubmit={send} noValidate aria-label={messages.yourPlan}>
      {partly && missed.length > 0 && (
        <Notice kind="warning" title={messages.dataSavedSuccessfullyBut}>
          {messages.completeRowsAreSaved}
        </Notice>
      )}
      <ErrorSummary errors={missed} attempt={attempt} />
      <div className="plan-entry__columns">
        {horizons.map(({ horizon, title, text }) => (
          <HorizonColumn
            key={horizon}
            horizon={horizon}
            title={title}
            text={text}
            rows={entry[horizon]}
            errors={errors}
            onRows={(change) => edit(horizon, change)}
          />
        ))}
      </div>
      {failed && attempt > 0 && (
        <Notice kind="error" title={messages.failedToSaveData}>
          {messages.savedRowsNotLoaded}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice kind="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <div className="form-nav">
        <Button variant="quiet" onClick={giveUp}>
          {messages.discardChanges}
        </Button>
        <Button type="submit" busy={busy || waiting}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
