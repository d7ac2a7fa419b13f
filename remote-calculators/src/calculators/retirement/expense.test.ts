import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import { sip } from '#calculators/sip/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { digits, exact, magnitude, ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import golden from '#vectors/exact.json' with { type: 'json' };

const inputs = {
  age: 30,
  retirementAge: 60,
  lifeExpectancy: 85,
  monthlyExpense: 50_000,
  annualRatePct: 12,
  postReturnPct: 8,
  inflationPct: 6,
  savings: 0,
  monthlyPension: 0,
};
const run = (change: object = {}) => retirementByExpense.run({ ...inputs, ...change });

describe('the corpus of an expense', () => {
  it.each(golden.calculators.retirement.expenseMode.cases)('$id', ({ inputs, corpus }) => {
    const { results } = expenseCorpusModel.run(inputs);
    expect(rupees(results.corpus)).toBe(corpus.paise);
    expect(magnitude(results.corpus - exact(corpus.exact)) < exact('1e-35')).toBe(true);
    expect(results.endBalanceOfSwpCheck).toBe(ZERO);
  });

  it('is emptied to exactly zero in its last month by the SWP calculator, whatever the inputs', () => {
    const expenses = fc.record({
      firstMonthExpense: fc.integer({ min: 1, max: 1_000_000 }),
      postReturnPct: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
      inflationPct: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10),
      years: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(expenses, fc.constantFrom('nominal' as const, 'effective' as const), (inputs, rateConvention) => {
        const { corpus } = expenseCorpusModel.run({ ...inputs, rateConvention }).results;
        const { results } = swp.run({
          investment: digits(corpus),
          monthlyWithdrawal: inputs.firstMonthExpense,
          annualRatePct: inputs.postReturnPct,
          stepUpPct: inputs.inflationPct,
          years: inputs.years,
          rateConvention,
        });
        expect([results.remainingInvestment, results.depletionMonth]).toEqual([ZERO, inputs.years * 12]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('retirement by expense', () => {
  it('inflates the expense until retirement and saves for its corpus', () => {
    const { results } = run();
    expect(rupees(results.firstMonthExpense)).toBe('287174.56');
    expect(rupees(results.corpus)).toBe('64987806.70');
    const saved = sip.run({
      monthly: digits(results.requiredSip),
      years: 30,
      annualRatePct: 12,
      timing: 'end',
    }).results;
    expect(rupees(saved.value)).toBe('64987806.70');
  });

  it('needs less with savings and with a pension, and nothing when they suffice', () => {
    const plain = run().results;
    const saved = run({ savings: 100_000 }).results;
    expect(rupees(saved.savingsAtRetirement)).toBe('2995992.21');
    expect(plain.target - saved.target).toBe(saved.savingsAtRetirement);
    const half = run({ monthlyPension: 25_000 }).results;
    expect(magnitude(2n * half.corpus - plain.corpus) < exact('1e-30')).toBe(true);
    expect(run({ monthlyPension: 60_000 }).results).toMatchObject({ corpus: ZERO, target: ZERO, requiredSip: ZERO });
    expect(run({ savings: 1e9 }).results).toMatchObject({ target: ZERO, requiredLumpsum: ZERO });
  });

  it.each([
    [{ lifeExpectancy: 60 }, 'lifeExpectancy must be above'],
    [{ retirementAge: 30 }, 'retirementAge must be above age'],
    [{ monthlyExpense: undefined }, 'monthlyExpense is missing'],
  ])('refuses %j', (change, message) => expect(() => run(change)).toThrow(message));
});
