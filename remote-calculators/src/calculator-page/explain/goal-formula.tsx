import { formatIndianNumber } from 'shared/format/rupees';
import { messages } from '#calculator-page/explain/messages.en.ts';
import type { Choices, WorkedFormula } from '#definition/definition.ts';
import type { GoalInputs, GoalRun } from '#engine/goals/goal.ts';
import { rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

/** target × i ÷ ((1 + i)^n − 1), or target ÷ (1 + R)^years, with the visitor's numbers; months come from the table. */
export function goalFormula(
  inputs: GoalInputs,
  { rateConvention, timing, mode }: Choices,
  { results, tables }: GoalRun,
): WorkedFormula {
  const count = tables.yearlyMonthlyMode.months.length;
  const rate = Number(inputs.annualRatePct);
  const inflation = Number(inputs.inflationPct ?? 0);
  const i = monthlyFraction(rate, rateConvention);
  const target = formatIndianNumber(rupees(results.target));
  const years = fieldText(Number((count / 12).toFixed(4)));
  const cost =
    inflation > 0 && inputs.amountToday !== undefined
      ? messages.costThen({
          target,
          today: fieldText(Number(inputs.amountToday)),
          factor: yearlyFactor(inflation),
          years,
        })
      : '';
  if (mode === 'oneTime') {
    return {
      line: messages.oneTimeFormula({
        target,
        factor: yearlyFactor(rate),
        sup: (words) => <sup>{words}</sup>,
        years,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        needed: inr(results.requiredLumpsum),
      }),
      legend: messages.oneTimeLegend({ cost, factor: yearlyFactor(rate), rate: fieldText(rate), years }),
    };
  }
  const atStart = timing === 'start';
  return {
    line: messages.monthlyFormula({
      target,
      i,
      sup: (words) => <sup>{words}</sup>,
      count,
      timing,
      nowrap: (words) => <b className="nowrap">{words}</b>,
      needed: inr(atStart ? results.requiredSipIfStartOfMonth : results.requiredSip),
    }),
    legend: messages.monthlyLegend({ cost, i, rate: fieldText(rate), count, timing }),
  };
}
