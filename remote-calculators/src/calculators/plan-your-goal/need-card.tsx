import { formatIndianNumber } from 'shared/format/rupees';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
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
export default function NeedCard({ served, stated, conversion }: NeedCardProps) {
  const { goals, spans } = served;
  return (
    <section className="card below-fold" aria-labelledby="need">
      <div className="card__head">
        <h2 id="need">{messages.whatTheGoalsNeedEach}</h2>
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
      <ScrollBox label={messages.whatTheGoalsNeedMonth}>
        <table className="table">
          <caption>{messages.whenAGoalIsReached({ asPaid: asPaid(messages.inRupeesAMonth, conversion) })}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.months}</th>
              <th scope="col">{messages.needed}</th>
              {stated && <th scope="col">{messages.short}</th>}
            </tr>
          </thead>
          <tbody>
            {spans.map(({ fromMonth, toMonth, needed, short }) => (
              <tr key={toMonth}>
                <th scope="row">{messages.monthsFromTo({ fromMonth, toMonth })}</th>
                <td>{formatIndianNumber(rupees(needed))}</td>
                {stated && <td>{short === ZERO ? messages.nothing : formatIndianNumber(rupees(short))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {stated && goals.some(({ short }) => short > ZERO) && (
        <p className="quiet need__by-priority">
          {messages.fallsShort({
            goals: goals
              .filter(({ short }) => short > ZERO)
              .map(({ name, short }) => messages.goalBy({ name, short: inr(short) }))
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
}
