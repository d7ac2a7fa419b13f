import { Fragment, useState } from 'react';
import { formatIndianNumber } from 'shared/format/rupees';
import { Icon } from 'shared/ui';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import type { ShownRow } from '#engine/present.ts';

/** The same figures as the chart, in full; a year opens to its months. */
export function YearTable({ outcome }: { outcome: Outcome }) {
  const { columns, years, monthsOf } = outcome;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (year: number) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(year)) after.add(year);
      return after;
    });
  const cells = (row: ShownRow<string>) =>
    columns.map(({ column }) => <td key={column}>{formatIndianNumber(String(row[column]))}</td>);
  return (
    <section className="card card--table" aria-labelledby="table">
      <div className="card__head">
        <h2 id="table">The same, as a table</h2>
      </div>
      <div className="table-scroll">
        <table className="table">
          <caption>
            In rupees, at the end of each year. <span className="no-print">Open a year for its months.</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {columns.map(({ column, label }) => (
                <th scope="col" key={column}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((row) => (
              <Fragment key={row.year}>
                <tr className="year">
                  <th scope="row">
                    <button
                      className="table__toggle"
                      type="button"
                      aria-expanded={open.has(row.year)}
                      aria-label={`Year ${row.year}, show months`}
                      onClick={() => toggle(row.year)}
                    >
                      <Icon name="chevron-right" />
                      {row.year}
                    </button>
                  </th>
                  {cells(row)}
                </tr>
                {open.has(row.year) &&
                  monthsOf(row.year).map((month) => (
                    <tr className="month" key={month.month}>
                      <th scope="row">
                        <span className="word">Month </span>
                        {month.month}
                      </th>
                      {cells(month)}
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
