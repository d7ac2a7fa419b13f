import { Fragment, useState } from 'react';
import { formatIndianNumber } from 'shared/format/rupees';
import { classNames, Icon } from 'shared/ui';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import type { ShownRow } from '#engine/present.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** From this many years on, paper needs tighter rows to hold them on one page; beyond the second, only every fifth. */
const DENSE = 15;
const MOST_PRINTED = 30;
const skipped = (year: number, count: number) => count > MOST_PRINTED && year % 5 !== 0 && year !== count;

/** The same figures as the chart, in full; a year opens to its months. */
export function YearTable({ outcome }: { outcome: Outcome }) {
  const { columns, years, monthsOf, conversion } = outcome;
  const { inflationPct } = conversion;
  const inflation = inflationPct === null ? 'none' : fieldText(inflationPct);
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
    <section className="card card--table below-fold" aria-labelledby="table">
      <div className="card__head">
        <h2 id="table">{messages.tableHeading}</h2>
      </div>
      <ScrollBox label={messages.tableCaption}>
        <table className={classNames('table', years.length > DENSE && 'table--dense')}>
          <caption>
            {messages.atTheEndOfEachYear({
              inflation,
              noPrint: (words) => <span className="no-print needs-script">{words}</span>,
            })}
            {years.length > MOST_PRINTED && <span className="print-only">{messages.tablePrintNote}</span>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.columnYear}</th>
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
                <tr className={classNames('year', skipped(row.year, years.length) && 'no-print')}>
                  <th scope="row">
                    <button
                      className="table__toggle needs-script"
                      type="button"
                      aria-expanded={open.has(row.year)}
                      aria-label={messages.tableActionMonths({ year: row.year })}
                      onClick={() => toggle(row.year)}
                    >
                      <Icon name="chevron-right" />
                      {row.year}
                    </button>
                    <noscript>{row.year}</noscript>
                  </th>
                  {cells(row)}
                </tr>
                {open.has(row.year) &&
                  monthsOf(row.year).map((month) => (
                    <tr className="month" key={month.month}>
                      <th scope="row">
                        {messages.tableMonth({
                          month: month.month,
                          word: (words) => <span className="word">{words}</span>,
                        })}
                      </th>
                      {cells(month)}
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
