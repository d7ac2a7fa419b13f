import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetGoal, planBudget } from '#engine/budget/budget.ts';
import { paidIn } from '#engine/budget/paid-in.ts';
import { rupees } from '#engine/rounding.ts';

const goal = (
  amountToday: number,
  years: number,
  annualRatePct: number,
  more: Partial<BudgetGoal> = {},
): BudgetGoal => ({
  ...{ name: 'Goal', amountToday, years, annualRatePct, inflationPct: 0 },
  ...more,
});
const lacking = (goals: BudgetGoal[], surplus: number, passOn: boolean, timing: 'start' | 'end' = 'end') =>
  paidIn(goals, planBudget(goals, surplus, { timing }, passOn), { timing }, passOn).map((each) => rupees(each.lacking));

describe('a budget that is paid in month by month', () => {
  it('passes on what a reached goal has freed, from the month after', () => {
    const goals = [goal(120_000, 1, 0), goal(240_000, 2, 0)];
    expect(lacking(goals, 15_000, true)).toEqual(['0.00', '0.00']);
    // 5,000 in each of the first 12 months, then the 5,000 that it always had: 1,20,000 of 2,40,000.
    expect(lacking(goals, 15_000, false)).toEqual(['0.00', '120000.00']);
    // 0 for 12 months, then 10,000 for 12.
    expect(lacking(goals, 10_000, true)).toEqual(['0.00', '120000.00']);
  });

  it('gives the freed money to the first of the others that lacks some', () => {
    const goals = [goal(120_000, 1, 0), goal(120_000, 2, 0), goal(240_000, 2, 0)];
    expect(lacking(goals, 12_000, true)).toEqual(['0.00', '0.00', '192000.00']);
    expect(lacking([goals[0], goals[2], goals[1]] as BudgetGoal[], 12_000, true)).toEqual([
      '0.00',
      '72000.00',
      '120000.00',
    ]);
  });

  it('says what is there where savings are more than the goal asks', () => {
    const [rich] = paidIn([goal(100_000, 1, 0, { savings: 150_000 })], planBudget([], 0), {}, true);
    expect(rich).toBeUndefined();
    const goals = [goal(100_000, 1, 0, { savings: 150_000 }), goal(120_000, 1, 0)];
    const [first, second] = paidIn(goals, planBudget(goals, 4_000), {}, true);
    expect(first && [rupees(first.value), rupees(first.lacking)]).toEqual(['150000.00', '0.00']);
    expect(second && [rupees(second.value), rupees(second.lacking)]).toEqual(['48000.00', '72000.00']);
  });

  // The same payments, but with balances instead of what is missing, and in floating point.
  it('ends with what a savings book of every payment holds', () => {
    const anyGoal = fc.record({
      amount: fc.integer({ min: 50_000, max: 3_000_000 }),
      years: fc.integer({ min: 1, max: 20 }),
      rate: fc.constantFrom(0, 6, 12),
      step: fc.constantFrom(0, 5, 10),
      savings: fc.constantFrom(0, 40_000),
    });
    fc.assert(
      fc.property(
        fc.array(anyGoal, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.boolean(),
        fc.constantFrom('start' as const, 'end' as const),
        (made, surplus, passOn, timing) => {
          const goals = made.map(({ amount, years, rate, step, savings }) =>
            goal(amount, years, rate, { stepUpPct: step, savings }),
          );
          const plan = planBudget(goals, surplus, { timing }, passOn);
          const book = bookOf(
            made,
            plan.goals.map(({ needed }) => Number(rupees(needed))),
            surplus,
            passOn,
            timing,
          );
          paidIn(goals, plan, { timing }, passOn).forEach(({ value, lacking: lacks }, place) => {
            expect(Math.abs(Number(rupees(value)) - (book[place] ?? 0))).toBeLessThan(50);
            expect(lacks >= 0n).toBe(true);
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('never leaves less in all, at no interest, when freed money is passed on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), years: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 0, max: 20_000 }),
        (made, surplus) => {
          const goals = made.map(({ amount, years }) => goal(amount, years, 0));
          const all = (passOn: boolean) => lacking(goals, surplus, passOn).reduce((sum, text) => sum + Number(text), 0);
          expect(all(true)).toBeLessThanOrEqual(all(false) + 0.05);
        },
      ),
    );
  });
});

interface Made {
  amount: number;
  years: number;
  rate: number;
  step: number;
  savings: number;
}

/** Balances on each goal's day: every goal is paid up to what it should hold by then, as far as the money goes. */
function bookOf(goals: Made[], first: number[], surplus: number, passOn: boolean, timing: 'start' | 'end'): number[] {
  const held = goals.map(({ savings }) => savings);
  const planned = [...held];
  const lastPaid = goals.map(() => 0);
  for (let month = 1; month <= 240; month += 1) {
    let left = surplus;
    goals.forEach(({ years, rate, step }, place) => {
      if (month > 12 * years) {
        if (!passOn) left = Math.max(0, left - (lastPaid[place] ?? 0));
        return;
      }
      const growth = 1 + rate / 1200;
      const instalment = (first[place] ?? 0) * (1 + step / 100) ** Math.floor((month - 1) / 12);
      const grow = (book: number[], paid: number) => {
        const before = book[place] ?? 0;
        book[place] = timing === 'end' ? before * growth + paid : (before + paid) * growth;
      };
      const behind = ((planned[place] ?? 0) - (held[place] ?? 0)) * (timing === 'end' ? growth : 1);
      const paid = Math.min(left, instalment + behind);
      left -= paid;
      lastPaid[place] = paid;
      grow(planned, instalment);
      grow(held, paid);
    });
  }
  return held;
}
