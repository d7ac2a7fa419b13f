import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { byDate } from '#calculators/xirr/by-date.ts';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { ReadFlow } from '#calculators/xirr/statement/entry.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

/** Rows that a page shows without becoming slow; files hold all. */
const MOST_SHOWN = 200;

/** What was read, the earliest first, so that anybody can hold it against what they meant. */
export function FlowsTable({ flows }: { flows: readonly ReadFlow[] }) {
  const rows = byDate(flows);
  return (
    <section className="card below-fold" aria-labelledby="rows">
      <div className="card__head">
        <h2 id="rows">{messages.theRowsAsRead}</h2>
      </div>
      <ScrollBox label={messages.allRows}>
        <table className="table">
          <caption className="caption">{messages.rowsByDate({ count: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.date}</th>
              <th scope="col">{messages.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map(({ date, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same
              <tr key={at}>
                <th scope="row">{formatDate(date)}</th>
                <td>{formatRupees(rupees(exact(amount)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > MOST_SHOWN && <p className="caption">{messages.moreRowsInTheFile({ shown: MOST_SHOWN })}</p>}
    </section>
  );
}
