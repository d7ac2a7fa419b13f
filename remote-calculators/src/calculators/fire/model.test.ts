import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fire } from '#calculators/fire/model.ts';
import { expenseCorpus } from '#calculators/retirement/expense-corpus.ts';
import { corpora } from '#engine/corpora.ts';
import { exact, magnitude, ONE, times, whole, ZERO } from '#engine/exact.ts';
import { shownResults } from '#engine/present.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { ageInWords } from '#specs/ages.ts';

const plan = {
  ...{ age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 },
  ...{ annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 },
};
const none = { fireMonths: null, fireAge: null, corpusNeeded: null, corpusHeld: null };

describe('FIRE', () => {
  it('finds the first month in which what is held suffices', () => {
    const run = fire.run(plan);
    expect(shownResults(run)).toMatchObject({ fireMonths: 223, fireAge: '48.58', corpusNeeded: '47390773.56' });
    const { months } = run.tables.yearly;
    const [before, met] = [months[221], months[222]];
    expect((before?.held ?? 0n) < (before?.needed ?? 0n)).toBe(true);
    expect(met).toMatchObject({ held: run.results.corpusHeld, needed: run.results.corpusNeeded });
    // Two years more, so that the picture shows what is held leave the need behind.
    expect(months).toHaveLength(252);
  });

  it.each([
    ['enough today', { ...plan, savings: 50_000_000 }, { fireMonths: 0, fireAge: '30.00' }],
    ['never', { ...plan, monthly: 0, savings: 0 }, none],
    ['the last month of all', { ...plan, age: 89, monthly: 50_000, savings: 0 }, { fireMonths: 6, fireAge: '89.50' }],
    ['no savings against one year', { ...plan, age: 89, monthly: 0, savings: 0 }, none],
    ['from birth to 110', { ...plan, age: 0, lastsToAge: 110 }, { fireMonths: 284 }],
    [
      'no rates at all',
      { ...plan, annualRatePct: 0, postReturnPct: 0, inflationPct: 0, stepUpPct: 0 },
      { fireMonths: 389 },
    ],
  ])('%s', (_, inputs, wanted) => expect(shownResults(fire.run(inputs))).toMatchObject(wanted));

  it('refuses ages that do not follow each other', () => {
    expect(() => fire.run({ ...plan, age: 90 })).toThrow('lastsToAge must be above age');
    expect(() => fire.run({ ...plan, lastsToAge: 111 })).toThrow(
      'lastsToAge must be a whole number of years, at most 110',
    );
    expect(() => fire.run({ ...plan, age: 30.5 })).toThrow('age must be a whole number');
  });

  it('needs in every month what the corpus of the years that are left comes to', () => {
    const rates = fc.constantFrom(0, 0.01, 6, 8, 12);
    fc.assert(
      fc.property(rates, rates, fc.integer({ min: 1, max: 40 }), (post, rise, years) => {
        const [rate, inflation] = [monthlyRate(exact(post) / 100n), exact(rise) / 100n];
        const until = 12 * years;
        const all = corpora({ expense: whole(50_000), inflation, rate, until });
        expect(all).toHaveLength(until + 1);
        expect(all[until]).toBe(ZERO);
        for (const month of [0, 1, 11, 12, until - 1]) {
          const firstMonth = times(whole(50_000), yearlyGrowth(inflation, month));
          const wanted = expenseCorpus({ firstMonth, rate, inflation, term: until - month });
          expect(magnitude((all[month] ?? 0n) - wanted) < exact('1e-30')).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('comes no later with more savings, and no sooner with more expenses', () => {
    const month = (changed: Partial<typeof plan>) =>
      fire.run({ ...plan, ...changed }).results.fireMonths ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 200_000 }),
        (monthly, monthlyExpense) => {
          const usual = month({ monthly, monthlyExpense });
          expect(month({ monthly: monthly + 5000, monthlyExpense })).toBeLessThanOrEqual(usual);
          expect(month({ monthly, monthlyExpense, savings: 2_000_000 })).toBeLessThanOrEqual(usual);
          expect(month({ monthly, monthlyExpense: monthlyExpense + 5000 })).toBeGreaterThanOrEqual(usual);
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each([
    [whole(48) + whole(7) / 12n, '48 years 7 months'],
    [whole(30), '30 years'],
    [whole(30) + ONE / 12n, '30 years 1 month'],
    [whole(109) + whole(11) / 12n, '109 years 11 months'],
  ])('says an age in words', (age, words) => expect(ageInWords(age)).toBe(words));
});
