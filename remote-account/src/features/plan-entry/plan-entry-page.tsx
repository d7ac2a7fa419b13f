import '#features/plan-entry/plan-entry.css';
import { type Horizon, type PlanRow, PRESET_CATEGORIES, plainRupees } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { ErrorSummary, fieldId, RefusalNotice } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, ButtonLink, Failure, Notice, PageHead } from 'shared/ui';
import { EntryRowFields } from '#features/plan-entry/entry-row-fields.tsx';
import { usePlanForm } from '#features/plan-entry/use-plan-form.ts';
import { Conflict } from '#forms/conflict.tsx';
import { messages } from '#messages.en.ts';
import { planDifferences } from '#plan/differences.ts';
import { adderName, type EntryRow, emptyRow, inputName } from '#plan/entry.ts';
import { horizons } from '#plan/horizons.ts';
import { loadPlan } from '#plan/load-plan.ts';
import { rupeesOf, sumOf } from '#plan/totals.ts';
import { usePerson } from '#session/use-person.ts';

export default function PlanEntryPage() {
  const { owner, turn } = usePerson();
  return (
    <div className="page">
      <PageHead
        title={messages.planEntryTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.sortWhatYouSpend}
      />
      <Plan key={turn} owner={owner} />
    </div>
  );
}

/** The form is there at once and takes what is typed; the saved rows join it when they come. */
function Plan({ owner }: { owner: string }) {
  const { loaded, reload, replace } = useLoaded(loadPlan);
  const saved = loaded.status === 'ready' ? loaded.value : null;
  return (
    <div className="plan-entry__page">
      {loaded.status === 'failed' && <Failure message={messages.planLoadFailed} onRetry={reload} />}
      <p className="visually-hidden" role="status">
        {saved !== null && saved.length > 0 && messages.savedRowsAreHere}
      </p>
      <EntryForm draftKey={`plan:${owner}`} saved={saved} failed={loaded.status === 'failed'} onNewer={replace} />
      <div className="button-row">
        <ButtonLink variant="secondary" to="/financialplan">
          {messages.planActionSee}
        </ButtonLink>
      </div>
    </div>
  );
}

interface EntryFormProps {
  draftKey: string;
  /** Null until they have come, and when they could not be had. */
  saved: readonly PlanRow[] | null;
  failed: boolean;
  onNewer: (rows: PlanRow[]) => void;
}

/** Three columns of rows and one Submit. What was typed survives a reload until it is saved or given up. */
export function EntryForm(props: EntryFormProps) {
  const { form, entry, errors, partly, cameAlong, conflict, edit, clear } = usePlanForm(props);
  const { summary } = form;

  function giveUp() {
    clear();
    form.clear();
  }

  return (
    <form {...form.props} className="plan-entry" aria-label={messages.planFormLabel}>
      <input type="hidden" name="form" value="plan" />
      {cameAlong && <Notice kind="info">{messages.typedBeforeSignIn}</Notice>}
      {partly && summary.errors.length > 0 && (
        <Notice kind="warning" title={messages.planSavedPartly}>
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
          keepMine={{ label: messages.conflictSaveRows, onPress: conflict.keepMine }}
          takeTheirs={{ label: messages.conflictUseRows, onPress: conflict.takeTheirs }}
        />
      )}
      {props.failed && summary.attempt > 0 && (
        <Notice kind="error" title={messages.savedFailed}>
          {messages.savedRowsNotLoaded}
        </Notice>
      )}
      <RefusalNotice title={messages.savedFailed} refusal={form.refusal} />
      <p className="caption">{messages.onlyFullRows}</p>
      <div className="form-nav">
        <Button variant="quiet" onClick={giveUp}>
          {messages.planActionDiscard}
        </Button>
        <Button type="submit" busy={form.busy}>
          {messages.actionSubmit}
        </Button>
      </div>
    </form>
  );
}

interface HorizonColumnProps {
  horizon: Horizon;
  title: string;
  text: string;
  rows: readonly EntryRow[];
  /** What is wrong, by the input's name. */
  errors: Readonly<Record<string, string>>;
  onRows: (change: (rows: EntryRow[]) => EntryRow[]) => void;
}

function HorizonColumn({ horizon, title, text, rows, errors, onRows }: HorizonColumnProps) {
  const change = (id: number, values: Partial<EntryRow>) =>
    onRows((now) => now.map((row) => (row.id === id ? { ...row, ...values } : row)));

  const sum = sumOf(rows.map(({ amount }) => ({ amount: plainRupees(amount) })));
  const categories = `categories-${horizon}`;
  const untaken = PRESET_CATEGORIES[horizon].filter((category) => rows.every((row) => row.category !== category));
  const idOf = (row: EntryRow, part: string) => fieldId(inputName(horizon, row.id, part));
  const adder = fieldId(adderName(horizon));

  function add() {
    const row = emptyRow(rows);
    onRows((now) => [...now, row]);
    focusOnceDrawn(idOf(row, 'category'));
  }

  function remove(index: number) {
    const row = rows[index];
    if (row === undefined) return;
    // The pressed button goes with its row: the focus stays at the neighbour's, or where rows are added.
    const neighbour = rows[index + 1] ?? rows[index - 1];
    onRows((now) => now.filter(({ id }) => id !== row.id));
    focusOnceDrawn(neighbour === undefined ? adder : idOf(neighbour, 'remove'));
  }

  return (
    <section className="card plan-column" aria-labelledby={`column-${horizon}`}>
      <div className="plan-column__head">
        <h2 id={`column-${horizon}`}>{title}</h2>
        {sum > 0n && <span>{formatRupees(rupeesOf(sum))}</span>}
        <p className="caption">{text}</p>
      </div>
      <ol className="plan-column__rows">
        {rows.map((row, index) => (
          <li key={row.id}>
            <EntryRowFields
              row={row}
              categories={categories}
              place={messages.rowOf({ title, row: index + 1 })}
              nameOf={(field) => inputName(horizon, row.id, field)}
              errors={errors}
              onChange={(values) => change(row.id, values)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <datalist id={categories}>
        {untaken.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Button id={adder} variant="quiet" icon="plus" onClick={add} aria-label={messages.addMoreToTitle({ title })}>
        {messages.planActionAdd}
      </Button>
    </section>
  );
}

/** React draws what a click changed before any timer runs. */
const focusOnceDrawn = (id: string) => setTimeout(() => document.getElementById(id)?.focus());
