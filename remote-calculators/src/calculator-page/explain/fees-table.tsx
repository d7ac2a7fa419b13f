import { formatIndianNumber } from 'shared/format/rupees';
import { messages } from '#calculator-page/explain/messages.en.ts';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { shownMonths } from '#engine/present.ts';
import { fieldText } from '#figures/amount-text.ts';
import { monthInWords } from '#looks/notes.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** The fees of a goal that is paid in several years: when each falls due, what it costs, and what is left to earn on. */
export function FeesTable({ outcome: { run, conversion } }: { outcome: Outcome }) {
  const { fees } = run.tables;
  if (fees === undefined) return null;
  const { inflationPct } = conversion;
  const inflation = inflationPct === null ? 'none' : fieldText(inflationPct);
  return (
    <ScrollBox label={messages.eachFee}>
      <table className="table">
        <caption>{messages.feesFallDue({ inflation })}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.fallsDue}</th>
            <th scope="col">{messages.fee}</th>
            <th scope="col">{messages.leftAfter}</th>
          </tr>
        </thead>
        <tbody>
          {shownMonths(conversion.table(fees)).map(({ month, fee, leftAfter }) => (
            <tr key={month}>
              <th scope="row">{monthInWords(Number(month))}</th>
              <td>{formatIndianNumber(String(fee))}</td>
              <td>{formatIndianNumber(String(leftAfter))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
