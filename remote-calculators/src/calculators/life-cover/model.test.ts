import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LifeCoverInputs, lifeCover } from '#calculators/life-cover/model.ts';
import { shownResults } from '#engine/present.ts';

const example: LifeCoverInputs = {
  ...{ age: 35, retirementAge: 60, annualIncome: 1_200_000, personalExpensesPct: 30, incomeGrowthPct: 6 },
  ...{ discountRatePct: 8, familyMonthlyExpense: 50_000, supportYears: 30, inflationPct: 6 },
  ...{ loans: 3_000_000, goals: 2_500_000, existingCover: 5_000_000, liquidAssets: 1_500_000 },
};
const of = (inputs: LifeCoverInputs) => shownResults(lifeCover.run(inputs));

describe('life cover', () => {
  it('answers both ways of the example', () => {
    expect(of(example)).toMatchObject({ hlv: '16933342.93', needGap: '12428250.13' });
  });

  it('is the plain sum without growth, discount and inflation', () => {
    const flat = { ...example, incomeGrowthPct: 0, discountRatePct: 0, inflationPct: 0 };
    expect(of(flat)).toMatchObject({ hlv: '21000000.00', familyCorpus: '18000000.00' });
  });

  it('counts one year alone, and a year and a half of support', () => {
    expect(of({ ...example, retirementAge: 36 }).hlv).toBe('840000.00');
    const flat = { ...example, discountRatePct: 0, inflationPct: 0, supportYears: 1.5 };
    expect(of(flat).familyCorpus).toBe('900000.00');
  });

  it('takes what is usual where it is left out', () => {
    const least = { age: 35, annualIncome: 1_200_000, familyMonthlyExpense: 50_000, supportYears: 30 };
    const usual = { retirementAge: 60, personalExpensesPct: 30, discountRatePct: 8, inflationPct: 6 };
    expect(of(least)).toEqual(of({ ...least, ...usual }));
  });

  it('has no gap below nothing, and more cover never makes it larger', () => {
    const rupees = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(rupees, rupees, (existingCover, more) => {
        const { hlvGap, needGap } = lifeCover.run({ ...example, existingCover }).results;
        const covered = lifeCover.run({ ...example, existingCover: existingCover + more }).results;
        expect(hlvGap >= covered.hlvGap && covered.hlvGap >= 0n).toBe(true);
        expect(needGap >= covered.needGap && covered.needGap >= 0n).toBe(true);
      }),
    );
  });

  it('names an input that cannot be', () => {
    expect(() => of({ ...example, retirementAge: 35 })).toThrow('retirementAge must be above age');
    expect(() => of({ ...example, personalExpensesPct: 101 })).toThrow('personalExpensesPct must be at most 100');
    expect(() => of({ ...example, supportYears: '' })).toThrow('supportYears is missing');
  });
});
