import { describe, expect, it } from 'vitest';
import { childEducation } from '#calculators/child-education/model.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { retirement } from '#calculators/retirement/model.ts';
import { shownResults, shownYears } from '#engine/present.ts';

describe('the goal method', () => {
  const crore = { target: 10_000_000, years: 20, annualRatePct: 12 };

  it('ends both tables at the target itself, in every convention', () => {
    for (const timing of ['start', 'end'] as const) {
      for (const rateConvention of ['nominal', 'effective'] as const) {
        const { results, tables } = corpus.run({ ...crore, timing, rateConvention });
        expect(tables.yearlyMonthlyMode.years.at(-1)?.value).toBe(results.target);
        expect(tables.yearlyOneTimeMode.years.at(-1)?.value).toBe(results.target);
      }
    }
  });

  it('needs 10,108.61 a month for a crore in 20 years at 12%', () => {
    expect(shownResults(corpus.run(crore)).requiredSip).toBe('10108.61');
  });

  it('splits a target evenly when nothing grows', () => {
    expect(shownResults(corpus.run({ target: 1200, years: 1, annualRatePct: 0 }))).toEqual({
      target: '1200.00',
      requiredSip: '100.00',
      requiredSipIfStartOfMonth: '100.00',
      requiredLumpsum: '1200.00',
    });
  });

  it('asks for all of it when one month is left, whatever the rate', () => {
    expect(shownResults(corpus.run({ target: '123456.785', months: 1, annualRatePct: '7.77' })).requiredSip).toBe(
      '123456.79',
    );
  });

  it('inflates a goal only where asked', () => {
    const goal = { amountToday: 1_000_000, years: 10, annualRatePct: 10 };
    expect(shownResults(planYourGoal.run({ ...goal, inflationPct: 6 })).target).toBe('1790847.70');
    expect(shownResults(planYourGoal.run({ ...goal, inflationPct: 0 })).target).toBe('1000000.00');
  });

  it('is empty for a day that is not in the future, even without a rate', () => {
    const { results, tables } = dreamHouse.run({ amountToday: 1e6, targetDate: '2026-11-20', today: '2026-11-20' });
    expect(Object.values(results)).toEqual([0n, 0n, 0n, 0n]);
    expect(tables.yearlyMonthlyMode.months).toEqual([]);
  });

  it('counts whole months to a day, a part of a month as none, and ends the table there', () => {
    const run = dreamHouse.run({
      amountToday: 1e6,
      targetDate: '2029-05-25',
      today: '2026-11-20',
      annualRatePct: 12,
      inflationPct: 6,
    });
    expect(shownYears(run.tables.yearlyMonthlyMode).map(({ month }) => month)).toEqual([12, 24, 30]);
    expect(shownResults(run).target).toBe('1156817.00');
  });

  it('takes ages', () => {
    const child = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 };
    const { age: _, withdrawAge: __, ...rest } = child;
    expect(childEducation.run(child)).toEqual(childEducation.run({ ...rest, months: 156 }));
    expect(() => retirement.run({ ...rest, age: 60, retirementAge: 60 })).toThrow('retirementAge must be above age');
  });

  it.each([
    [{ amountToday: 1, target: 1, inflationPct: 0 }, 'target stands for amountToday'],
    [{ target: 1, inflationPct: 6 }, 'inflationPct does not go with target'],
    [{ inflationPct: 6 }, 'amountToday is missing'],
    [{ amountToday: 1, inflationPct: 6, annualRatePct: undefined }, 'annualRatePct is missing'],
  ])('refuses %j', (inputs, message) => {
    expect(() => planYourGoal.run({ years: 1, annualRatePct: 10, ...inputs } as never)).toThrow(message);
  });
});
