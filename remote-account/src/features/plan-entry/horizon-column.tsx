import { type Horizon, PRESET_CATEGORIES, plainRupees } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { fieldId } from 'shared/forms';
import { Button } from 'shared/ui';
import { EntryRowFields } from '#features/plan-entry/entry-row-fields.tsx';
import { messages } from '#features/plan-entry/messages.en.ts';
import { adderName, type EntryRow, emptyRow, inputName } from '#plan/entry.ts';
import { rupeesOf, sumOf } from '#plan/totals.ts';

interface Props {
  horizon: Horizon;
  title: string;
  text: string;
  rows: readonly EntryRow[];
  /** What is wrong, by the input's name. */
  errors: Readonly<Record<string, string>>;
  onRows: (change: (rows: EntryRow[]) => EntryRow[]) => void;
}

export function HorizonColumn({ horizon, title, text, rows, errors, onRows }: Props) {
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
        {messages.addMore}
      </Button>
    </section>
  );
}

/** React draws what a click changed before any timer runs. */
const focusOnceDrawn = (id: string) => setTimeout(() => document.getElementById(id)?.focus());
