import { formatIndianNumber } from 'shared/format/rupees';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { budgetGoals } from '#calculators/plan-your-goal/funding.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { whenWords } from '#calculators/plan-your-goal/when-words.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { type PaidIn, paidIn } from '#engine/budget/paid-in.ts';
import { shownSpan } from '#engine/budget/spans.ts';
import { ZERO } from '#engine/exact.ts';
import { type Paise, paiseText, roundToPaise, rupees } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { asPaid } from '#outcome/price-basis.ts';

/** What becomes of each goal when the budget is all that is paid in. @param served of the same plan */
function reachedBy(plan: Plan, served: Budget): PaidIn[] {
  const { rateConvention, timing } = plan.choices;
  return paidIn(budgetGoals(plan) ?? [], served, { rateConvention, timing }, plan.passOn);
}

interface NeedTableProps {
  plan: Plan;
  served: Budget;
  stated: boolean;
  today: string | null;
  conversion: Conversion;
}

const orNothing = (paise: Paise) => (paise === 0n ? messages.wordNothing : formatIndianNumber(paiseText(paise)));

/** The months in which the goals need the same, and what the budget makes of each goal. */
export default function NeedTable(props: NeedTableProps) {
  const { plan, served, stated, conversion } = props;
  const { goals, spans } = served;
  const reached = stated && served.mostShort !== null ? reachedBy(plan, served) : [];
  const lacks = (place: number) => (reached[place]?.lacking ?? ZERO) > ZERO;
  return (
    <section className="card below-fold need__table" aria-labelledby="need-table">
      <div className="card__head">
        <h2 id="need-table">{messages.monthsHeading}</h2>
      </div>
      <ScrollBox label={messages.needTableLabel}>
        <table className="table">
          <caption>{messages.needTableCaption({ asPaid: asPaid(messages.unitMonthly, conversion) })}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.columnMonths}</th>
              <th scope="col">{messages.columnNeeded}</th>
              {stated && !plan.passOn && <th scope="col">{messages.columnBudget}</th>}
              {stated && <th scope="col">{messages.columnShort}</th>}
            </tr>
          </thead>
          <tbody>
            {spans.map((span) => {
              const { fromMonth, toMonth } = span;
              const { needed, budget, short } = shownSpan(goals, span);
              return (
                <tr key={toMonth}>
                  <th scope="row">{messages.monthsFromTo({ fromMonth, toMonth })}</th>
                  <td>{formatIndianNumber(paiseText(needed))}</td>
                  {stated && !plan.passOn && <td>{formatIndianNumber(paiseText(budget))}</td>}
                  {stated && <td>{orNothing(short)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {stated && goals.some(({ short }) => short > ZERO) && (
        <p className="quiet need__by-priority">
          {messages.fallsShort({
            goals: goals
              .flatMap(({ name, short }, place) => {
                if (short === ZERO) return [];
                const later = lacks(place) ? 'lacks' : 'madeUp';
                return [messages.goalBy({ name, short: inr(short), later })];
              })
              .join('; '),
          })}
        </p>
      )}
      {stated && served.mostShort !== null && <Reached {...props} reached={reached} />}
    </section>
  );
}

/** What is there on each goal's day when the budget is all that is paid in. */
function Reached({ plan, served, today, conversion, reached }: NeedTableProps & { reached: readonly PaidIn[] }) {
  const passOn = plan.passOn ? 'yes' : 'no';
  return (
    <ScrollBox label={messages.reachLabel}>
      <table className="table">
        <caption>{messages.whatTheBudgetReachesIn({ passOn })}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columnGoal}</th>
            <th scope="col">{messages.onItsDay}</th>
            <th scope="col">{messages.reachColumnThere}</th>
            <th scope="col">{messages.reachColumnLack}</th>
          </tr>
        </thead>
        <tbody>
          {served.goals.map(({ name, term }, place) => {
            const { value = ZERO, lacking = ZERO } = reached[place] ?? {};
            return (
              <tr key={plan.goals[place]?.id}>
                <th scope="row">{name}</th>
                <td>{whenWords(term, today)}</td>
                <td>{formatIndianNumber(rupees(conversion.amount(value, term)))}</td>
                <td>{orNothing(roundToPaise(conversion.amount(lacking, term)))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
