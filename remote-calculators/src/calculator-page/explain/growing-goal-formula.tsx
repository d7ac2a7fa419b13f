import { formatIndianNumber } from 'shared/format/rupees';
import type { Choices, WorkedFormula } from '#definition/definition.ts';
import { type Exact, over, ZERO } from '#engine/exact.ts';
import type { GoalInputs, GoalRun, GoalRunWithFees } from '#engine/goals/goal.ts';
import { percent, rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { messages } from '#messages.en.ts';

const amountText = (amount: Exact) => formatIndianNumber(rupees(amount));

/** How the sum of the formula comes about: from one price or from several fees, and what savings take off it. */
function sumLegend(inputs: GoalInputs, { results, tables }: GoalRunWithFees): string {
  const { target, savingsAtEnd = ZERO, stillNeeded = target } = results;
  const { inflationPct = 0, feeYears = 1, savings = 0 } = inputs;
  const inflation = Number(inflationPct);
  const years = tables.yearlyMonthlyMode.months.length / 12;
  const parts: string[] = [];
  const { fees } = tables;
  if (fees) {
    const each = fees.months.map(({ fee }) => amountText(fee)).join(', ');
    parts.push(messages.feesLegend({ target: amountText(target), feeYears, each }));
  } else if (inflation > 0 && inputs.amountToday !== undefined) {
    const today = fieldText(Number(inputs.amountToday));
    const factor = yearlyFactor(inflation);
    const until = fieldText(Number(years.toFixed(4)));
    parts.push(messages.costThen({ target: amountText(target), today, factor, years: until }));
  }
  if (Number(savings) > 0) {
    const grown = amountText(savingsAtEnd);
    parts.push(messages.savingsLegend({ still: amountText(stillNeeded), target: amountText(target), grown }));
  }
  return parts.join('');
}

/**
 * The goal's formula where it may have savings, a rising instalment and several fees: what is still needed stands in place of
 * the cost, and what ₹1 becomes in place of the closed form, which knows no rise.
 */
export function growingGoalFormula(inputs: GoalInputs, choices: Choices, run: GoalRunWithFees): WorkedFormula {
  const { results, tables } = run;
  const stillNeeded = results.stillNeeded ?? results.target;
  const before = sumLegend(inputs, run);
  const step = Number(inputs.stepUpPct ?? 0);
  const needed = choices.timing === 'start' ? results.requiredSipIfStartOfMonth : results.requiredSip;
  if (step > 0 && choices.mode === 'monthly' && needed !== ZERO) {
    const factor = percent(over(stillNeeded, needed));
    return {
      line: messages.raisedFormula({
        still: amountText(stillNeeded),
        factor,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        needed: inr(needed),
      }),
      legend: messages.raisedLegend({
        before,
        factor,
        timing: choices.timing,
        count: tables.yearlyMonthlyMode.months.length,
        rate: fieldText(Number(inputs.annualRatePct)),
        step: fieldText(step),
      }),
    };
  }
  const { amountToday: _told, ...rest } = inputs;
  const { line, legend } = goalFormula(rest, choices, { ...run, results: { ...results, target: stillNeeded } });
  return { line, legend: `${before}${legend}` };
}

/** target × i ÷ ((1 + i)^n − 1), or target ÷ (1 + R)^years, with the visitor's numbers; months come from the table. */
function goalFormula(
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
