import { formatIndianNumber } from 'shared/format/rupees';
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
      ? `${target} is ${fieldText(Number(inputs.amountToday))} × ${yearlyFactor(inflation)} to the power of ${years}. `
      : '';
  if (mode === 'oneTime') {
    return {
      line: (
        <>
          {target} ÷ {yearlyFactor(rate)}
          <sup>{years}</sup> = <b className="nowrap">{inr(results.requiredLumpsum)}</b>
        </>
      ),
      legend: `${cost}${yearlyFactor(rate)} is one year’s growth at ${fieldText(rate)}%, and ${years} the years until then.`,
    };
  }
  const atStart = timing === 'start';
  return {
    line: (
      <>
        {target} × {i} ÷ ((1 + {i})<sup>{count}</sup> − 1){atStart && ` ÷ (1 + ${i})`} ={' '}
        <b className="nowrap">{inr(atStart ? results.requiredSipIfStartOfMonth : results.requiredSip)}</b>
      </>
    ),
    legend: `${cost}${i} is ${fieldText(rate)}% a year as a monthly rate, ${count} the months until then.${
      atStart ? ' The last factor is there because you pay at the start of each month.' : ''
    }`,
  };
}
