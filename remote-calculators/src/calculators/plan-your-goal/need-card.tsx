import { formatIndianNumber } from 'shared/format/rupees';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { NeedChart } from '#calculators/plan-your-goal/need-chart.tsx';
import type { Budget } from '#engine/budget/budget.ts';
import { ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { asPaid } from '#outcome/price-basis.ts';

interface NeedCardProps {
  served: Budget;
  stated: boolean;
  conversion: Conversion;
}

/** When the need falls, and whether the budget carries it: chart, key and table. */
export function NeedCard({ served, stated, conversion }: NeedCardProps) {
  const { goals, spans } = served;
  return (
    <section className="card below-fold" aria-labelledby="need">
      <div className="card__head">
        <h2 id="need">What the goals need each month</h2>
        <div className="legend">
          {goals.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two goals of one name apart
            <span key={place}>
              <span className={`key key--plan-${(place % 4) + 1}`} />
              {name}
            </span>
          ))}
        </div>
      </div>
      <NeedChart served={served} stated={stated} />
      <ScrollBox label="What the goals need, month by month">
        <table className="table">
          <caption>
            {asPaid('In rupees a month', conversion)}. When a goal is reached, its instalment is free again.
          </caption>
          <thead>
            <tr>
              <th scope="col">Months</th>
              <th scope="col">Needed</th>
              {stated && <th scope="col">Short</th>}
            </tr>
          </thead>
          <tbody>
            {spans.map(({ fromMonth, toMonth, needed, short }) => (
              <tr key={toMonth}>
                <th scope="row">
                  {fromMonth} to {toMonth}
                </th>
                <td>{formatIndianNumber(rupees(needed))}</td>
                {stated && <td>{short === ZERO ? 'Nothing' : formatIndianNumber(rupees(short))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {stated && goals.some(({ short }) => short > ZERO) && (
        <p className="quiet need__by-priority">
          By your priorities the budget falls short for{' '}
          {goals
            .filter(({ short }) => short > ZERO)
            .map(({ name, short }) => `${name} by ${inr(short)}`)
            .join(', ')}
          .
        </p>
      )}
    </section>
  );
}
