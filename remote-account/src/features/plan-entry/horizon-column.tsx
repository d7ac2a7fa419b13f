import { type Horizon, PRESET_CATEGORIES } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { fieldId } from 'shared/forms';
import { Button } from 'shared/ui';
import { EntryRowFields } from '#features/plan-entry/entry-row-fields.tsx';
import { type EntryRow, emptyRow, inputName } from '#plan/entry.ts';
import { rupeesOf, sumOf } from '#plan/totals.ts';

interface Props {
  horizon: Horizon;
  title: string;
  text: string;
  rows: readonly EntryRow[];
  /** What is wrong, by the input's name. */
  errors: Readonly<Record<string, string>>;
  onRows: (rows: EntryRow[]) => void;
}

export function HorizonColumn({ horizon, title, text, rows, errors, onRows }: Props) {
  const change = (id: number, values: Partial<EntryRow>) =>
    onRows(rows.map((row) => (row.id === id ? { ...row, ...values } : row)));

  const untaken = PRESET_CATEGORIES[horizon]
    .filter((category) => rows.every((row) => row.category !== category))
    .map((value) => ({ value }));

  function add() {
    const row = emptyRow(rows);
    onRows([...rows, row]);
    // The new row is drawn by then, and its first field is where the visitor goes next.
    setTimeout(() => document.getElementById(fieldId(inputName(horizon, row.id, 'category')))?.focus());
  }

  return (
    <section className="card plan-column" aria-labelledby={`column-${horizon}`}>
      <div className="plan-column__head">
        <h2 id={`column-${horizon}`}>{title}</h2>
        <span>{formatRupees(rupeesOf(sumOf(rows)))}</span>
        <p className="caption">{text}</p>
      </div>
      <ol className="plan-column__rows">
        {rows.map((row, index) => (
          <li key={row.id}>
            <EntryRowFields
              row={row}
              suggestions={untaken}
              place={`${title}, row ${index + 1}`}
              nameOf={(field) => inputName(horizon, row.id, field)}
              errors={errors}
              onChange={(values) => change(row.id, values)}
              onRemove={() => onRows(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ol>
      <Button variant="quiet" icon="plus" onClick={add} aria-label={`Add more to ${title}`}>
        Add more
      </Button>
    </section>
  );
}
