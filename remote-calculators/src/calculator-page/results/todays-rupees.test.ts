import { describe, expect, it } from 'vitest';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { outcomeOf } from '#calculator-page/results/outcome.ts';
import { todaysRupees } from '#calculator-page/results/todays-rupees.ts';
import { initialScenario } from '#calculator-page/scenario/scenario.ts';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-definition.tsx';
import { stepUpSipDefinition } from '#calculators/step-up-sip/definition.tsx';
import { swpDefinition } from '#calculators/swp/definition.tsx';

const shown = (definition: CalculatorDefinition, inputs: Record<string, number>, inflation: number) => {
  const outcome = outcomeOf(definition, inputs, initialScenario(definition).choices, todaysRupees(inflation));
  const figure = (result: string) => Number(outcome?.figures.find((one) => one.result === result)?.amount);
  return { figure, years: outcome?.years ?? [], last: outcome?.last };
};

describe('in today’s rupees', () => {
  it('a table that begins at retirement counts from today', () => {
    const plan = { age: 30, retirementAge: 60, lifeExpectancy: 62, monthlyExpense: 50_000, annualRatePct: 12 };
    const { years } = shown(byExpenseDefinition, { ...plan, postReturnPct: 8, inflationPct: 6 }, 6);
    // Twelve months at what 50,000 cost then, read at the prices of the end of that year: a year's inflation less.
    expect(Number(years[0]?.totalWithdrawn)).toBeCloseTo((12 * 50_000) / 1.06, 1);
    expect(Number(years[1]?.totalWithdrawn)).toBeCloseTo((12 * 50_000) / 1.06 ** 2 + (12 * 50_000) / 1.06, 1);
  });

  it('the final instalment is that of the table', () => {
    const plan = { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 };
    const { figure, last } = shown(stepUpSipDefinition, plan, 6);
    expect(figure('lastInstalment')).toBe(Number(last?.instalment));
    expect(figure('lastInstalment')).toBeCloseTo(11_789.74 / 1.06 ** 10, 2);
  });

  it('the last payout is worth what its month makes of it', () => {
    const plan = { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 };
    expect(shown(swpDefinition, plan, 0).figure('lastWithdrawal')).toBe(13_433.35);
    expect(shown(swpDefinition, plan, 6).figure('lastWithdrawal')).toBeCloseTo(13_433.35 / 1.06 ** (69 / 12), 1);
  });
});
