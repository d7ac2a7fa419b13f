import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import { sip } from '#calculators/sip/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { digits, type Exact, exact, magnitude, ZERO } from '#engine/exact.ts';
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

describe('what somebody saves', () => {
  const own = (change: object = {}) => run({ monthly: 15_000, ...change });
  const ageOf = (age: Exact | null | undefined) => (typeof age === 'bigint' ? digits(age) : age);

  it('is told with the age until which it pays and the age from which it would last', () => {
    const { heldAtRetirement = ZERO, lastsToAge, soonestAge } = own().results;
    expect(rupees(heldAtRetirement)).toBe('52424461.99');
    expect([ageOf(lastsToAge), ageOf(soonestAge)]).toEqual(['79', '62.25']);
  });

  it('is not told where nobody says it, and the table is that of the corpus', () => {
    const { results, tables } = run();
    expect(Object.keys(results).filter((name) => /^(held|lasts|soonest)/.test(name))).toEqual([]);
    expect(tables.yearly.months[0]?.totalInvested).toBe(results.corpus);
    expect(own().tables.yearly.months[0]?.totalInvested).toBe(own().results.heldAtRetirement);
  });

  it('lasts with the instalment that is needed and not with a rupee less, whatever the inputs', () => {
    const plans = fc.record({
      age: fc.integer({ min: 20, max: 50 }),
      retirementAge: fc.integer({ min: 51, max: 65 }),
      lifeExpectancy: fc.integer({ min: 66, max: 100 }),
      monthlyExpense: fc.integer({ min: 20_000, max: 500_000 }),
      monthlyPension: fc.integer({ min: 0, max: 10_000 }),
      annualRatePct: fc.integer({ min: 1, max: 150 }).map((tenths) => tenths / 10),
      postReturnPct: fc.integer({ min: 1, max: 120 }).map((tenths) => tenths / 10),
      inflationPct: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      savings: fc.constantFrom(0, 100_000),
      rateConvention: fc.constantFrom('nominal', 'effective'),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const needed = Math.ceil(Number(rupees(run(plan).results.requiredSip)));
        fc.pre(needed > 1);
        const enough = own({ ...plan, monthly: needed }).results;
        expect(enough.lastsToAge).toBeNull();
        expect((enough.soonestAge ?? ZERO) <= exact(plan.retirementAge)).toBe(true);
        const { lastsToAge, heldAtRetirement, soonestAge } = own({ ...plan, monthly: needed - 1 }).results;
        expect((heldAtRetirement ?? ZERO) < run(plan).results.corpus).toBe(true);
        expect((lastsToAge ?? ZERO) < exact(plan.lifeExpectancy)).toBe(true);
        expect(soonestAge === null || (soonestAge ?? ZERO) > ZERO).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves at the end what an SWP from it leaves', () => {
    const { tables, results } = own({ monthly: 30_000 });
    const { results: paidOut } = swp.run({
      investment: digits(results.heldAtRetirement ?? ZERO),
      monthlyWithdrawal: digits(results.firstMonthExpense),
      annualRatePct: 8,
      stepUpPct: 6,
      years: 25,
    });
    expect(tables.yearly.months.at(-1)?.remainingInvestment).toBe(paidOut.remainingInvestment);
    expect(results.lastsToAge).toBeNull();
  });

  it.each([
    ['nothing saved ends with work, and never lasts', { monthly: 0 }, '60', null],
    ['a pension above the expense lasts from today', { monthly: 0, monthlyPension: 60_000 }, null, '30'],
    ['what is there already lasts from today', { monthly: 0, savings: 100_000_000 }, null, '30'],
  ])('%s', (_, change, lasts, soonest) => {
    const { lastsToAge, soonestAge } = own(change).results;
    expect([ageOf(lastsToAge), ageOf(soonestAge)]).toEqual([lasts, soonest]);
  });
});
