import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesText } from '#calculators/glide-path/fields.ts';
import { type GlidePathInputs, glidePath } from '#calculators/glide-path/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { digits } from '#engine/exact.ts';
import { equityShares } from '#engine/goals/mix.ts';
import { shownResults } from '#engine/present.ts';

const equity = { annualRatePct: 12, inflationPct: 6 };
const goal = { ...equity, amountToday: 2_500_000, months: 180, debtRatePct: 6.5, equityPct: 80, glideYears: 5 };
const soon = { ...equity, amountToday: 1_000_000, months: 30, debtRatePct: 7, equityPct: 60, glideYears: 5 };
const rich = {
  ...{ amountToday: 1_000_000, months: 78, annualRatePct: 11, debtRatePct: 6, equityPct: 70, glideYears: 3 },
  ...{ inflationPct: 5, rateConvention: 'effective' as const, savings: 200_000, stepUpPct: 10 },
};

describe('a goal with a glide path', () => {
  // Worked out month by month in decimals of 60 places, apart from this engine.
  it.each<[string, GlidePathInputs, string[]]>([
    ['falls over the last five years', goal, ['5991395.48', '15042.88', '14913.07', '1432240.35']],
    ['keeps its mix', { ...goal, glideYears: 0 }, ['5991395.48', '13300.43', '13180.70', '1269272.28']],
    ['begins on its way', soon, ['1156817.00', '35187.22', '34961.63', '960579.34']],
    ['has savings, a raise, effective rates', rich, ['1373189.41', '7895.83', '7841.51', '599342.45']],
    [
      'is all debt',
      { ...soon, months: 36, equityPct: 0, glideYears: 2 },
      ['1191016.00', '29827.52', '29654.54', '972223.83'],
    ],
  ])('%s', (_, inputs, [target, requiredSip, requiredSipIfStartOfMonth, requiredLumpsum]) =>
    expect(shownResults(glidePath.run(inputs))).toMatchObject({
      ...{ target, requiredSip, requiredSipIfStartOfMonth, requiredLumpsum },
    }),
  );

  const plans = fc.record({
    amountToday: fc.integer({ min: 1000, max: 100_000_000 }),
    months: fc.integer({ min: 1, max: 480 }),
    annualRatePct: fc.constantFrom(0, 7.3, 12, 30),
    inflationPct: fc.constantFrom(0, 6),
    savings: fc.constantFrom(0, 50_000),
    stepUpPct: fc.constantFrom(0, 10),
    timing: fc.constantFrom('start' as const, 'end' as const),
    rateConvention: fc.constantFrom('nominal' as const, 'effective' as const),
  });
  const glides = fc.record({
    equityPct: fc.integer({ min: 0, max: 100 }),
    glideYears: fc.integer({ min: 0, max: 40 }),
  });

  it('is the goal method where both kinds earn the same, or all is equity', () => {
    fc.assert(
      fc.property(plans, glides, (plan, glide) => {
        const plain = shownResults(planYourGoal.run(plan));
        const { annualRatePct: debtRatePct } = plan;
        expect(shownResults(glidePath.run({ ...plan, ...glide, debtRatePct }))).toEqual(plain);
        const equity = { equityPct: 100, glideYears: 0, debtRatePct: 1 };
        expect(shownResults(glidePath.run({ ...plan, ...equity }))).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });

  it('ends at its target in both tables, and costs more the longer the glide', () => {
    fc.assert(
      fc.property(plans, glides, (plan, { equityPct, glideYears }) => {
        const of = (years: number) => glidePath.run({ ...plan, equityPct, glideYears: years, debtRatePct: 0 });
        const { results, tables } = of(glideYears);
        const { target, savingsAtEnd = 0n, stillNeeded } = results;
        expect(tables.yearlyMonthlyMode.months.at(-1)?.value).toBe(target > savingsAtEnd ? target : savingsAtEnd);
        expect(tables.yearlyOneTimeMode.months.at(-1)?.value).toBe(stillNeeded);
        expect(of(glideYears + 1).results.requiredLumpsum >= results.requiredLumpsum).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [{ equityPct: 101 }, 'equityPct must be at most 100'],
    [{ glideYears: 1.5 }, 'glideYears must be a whole number of years'],
    [{ debtRatePct: undefined }, 'debtRatePct is missing'],
    [{ debtRatePct: -1 }, 'debtRatePct must not be negative'],
  ])('refuses %j', (changed, message) =>
    expect(() => glidePath.run({ ...goal, ...changed } as GlidePathInputs)).toThrow(message),
  );
});

describe('shares of equity', () => {
  it.each([
    [80, 4, 72, ['0.8', '0.8', '0.6', '0.4', '0.2', '0']],
    [60, 5, 30, ['0.24', '0.12', '0']],
    [50, 0, 13, ['0.5', '0.5']],
    [100, 1, 25, ['1', '1', '0']],
  ])('%s%% over %s years in %s months', (equityPct, glideYears, term, shares) =>
    expect(equityShares({ equityPct, glideYears }, term).map(digits)).toEqual(shares),
  );

  it.each([
    [80, 5, 180, '80% equity until year 10, then 64, 48, 32, 16, 0%'],
    [80, 0, 180, '80% in equity in every year'],
    [60, 5, 30, 'In equity, from year to year: 24, 12, 0%'],
    [100, 20, 480, '100% equity until year 20, then 95, 90, …, 5, 0%'],
    [0, 5, 120, '0% in equity in every year'],
  ])('are told: %s%% over %s years in %s months', (equity, glide, term, text) =>
    expect(sharesText(equity, glide, term)).toBe(text),
  );
});
