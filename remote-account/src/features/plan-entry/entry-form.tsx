import { type FormEvent, useState } from 'react';
import { AntdProvider } from 'shared/antd';
import type { PlanRow } from 'shared/contract/plan';
import { ErrorSummary, useDraft } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { HorizonColumn } from '#features/plan-entry/horizon-column.tsx';
import { useSubmitPlan } from '#features/plan-entry/use-submit-plan.ts';
import { type Entry, entryOf, sortRows } from '#plan/entry.ts';
import { horizons } from '#plan/horizons.ts';

/** Three columns of rows and one Submit. What was typed survives a reload until it is saved or given up. */
export function EntryForm({ draftKey, saved }: { draftKey: string; saved: readonly PlanRow[] }) {
  const [start] = useState(() => entryOf(saved));
  const [entry, setEntry, clear] = useDraft<Entry>(draftKey, start);
  const [attempt, setAttempt] = useState(0);
  const { busy, problem, partly, submit } = useSubmitPlan({ emptyAllowed: saved.length > 0, onSaved: clear });
  const { incomplete } = sortRows(entry);
  const shown = attempt > 0 ? incomplete : [];
  const errors = Object.fromEntries(shown.map(({ name, message }) => [name, message]));

  function send(event: FormEvent) {
    event.preventDefault();
    setAttempt((before) => before + 1);
    void submit(sortRows(entry));
  }

  return (
    <AntdProvider>
      <form className="plan-entry" onSubmit={send} noValidate>
        {partly && shown.length > 0 && (
          <Notice kind="warning" title="Data saved successfully, but not all of it">
            The complete rows are saved. Those named below were begun and not sent.
          </Notice>
        )}
        <ErrorSummary errors={shown} attempt={attempt} />
        <div className="plan-entry__columns">
          {horizons.map(({ horizon, title, text }) => (
            <HorizonColumn
              key={horizon}
              horizon={horizon}
              title={title}
              text={text}
              rows={entry[horizon]}
              errors={errors}
              onRows={(rows) => setEntry({ [horizon]: rows })}
            />
          ))}
        </div>
        {problem !== undefined && (
          <Notice kind="error" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        <div className="form-nav">
          <Button variant="quiet" onClick={clear}>
            Discard changes
          </Button>
          <Button type="submit" busy={busy}>
            Submit
          </Button>
        </div>
      </form>
    </AntdProvider>
  );
}
