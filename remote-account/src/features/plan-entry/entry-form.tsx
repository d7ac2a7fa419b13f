import type { PlanRow } from 'shared/contract/plan';
import { ErrorSummary, RefusalNotice } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { HorizonColumn } from '#features/plan-entry/horizon-column.tsx';
import { messages } from '#features/plan-entry/messages.en.ts';
import { usePlanForm } from '#features/plan-entry/use-plan-form.ts';
import { Conflict } from '#forms/conflict.tsx';
import { planDifferences } from '#plan/differences.ts';
import { horizons } from '#plan/horizons.ts';

interface Props {
  draftKey: string;
  /** Null until they have come, and when they could not be had. */
  saved: readonly PlanRow[] | null;
  failed: boolean;
  onNewer: (rows: PlanRow[]) => void;
}

/** Three columns of rows and one Submit. What was typed survives a reload until it is saved or given up. */
export function EntryForm(props: Props) {
  const { form, entry, errors, partly, conflict, edit, clear } = usePlanForm(props);
  const { summary } = form;

  function giveUp() {
    clear();
    form.clear();
  }

  return (
    <form {...form.props} className="plan-entry" aria-label={messages.yourPlan}>
      {partly && summary.errors.length > 0 && (
        <Notice kind="warning" title={messages.dataSavedSuccessfullyBut}>
          {messages.completeRowsAreSaved}
        </Notice>
      )}
      <ErrorSummary {...summary} />
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
      {conflict && (
        <Conflict
          title={messages.changedElsewhere}
          differences={planDifferences(conflict.mine, conflict.theirs)}
          same={messages.bothHoldSameRows}
          keepMine={{ label: messages.saveMyRows, onPress: conflict.keepMine }}
          takeTheirs={{ label: messages.useTheSavedRows, onPress: conflict.takeTheirs }}
        />
      )}
      {props.failed && summary.attempt > 0 && (
        <Notice kind="error" title={messages.failedToSaveData}>
          {messages.savedRowsNotLoaded}
        </Notice>
      )}
      <RefusalNotice title={messages.failedToSaveData} refusal={form.refusal} />
      <p className="caption">{messages.onlyFullRows}</p>
      <div className="form-nav">
        <Button variant="quiet" onClick={giveUp}>
          {messages.discardChanges}
        </Button>
        <Button type="submit" busy={form.busy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
