import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpus } from '#calculators/corpus/model.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { type Exact, exact, magnitude, ONE, whole } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import type { Solution } from '#engine/solve.ts';
import { type OnceUnknown, type SavingsUnknown, solveOnce, solveSavings } from '#engine/solve.ts';

function found(solution: Solution): Extract<Solution, { found: true }> {
  if (!solution.found) throw new Error(solution.reason);
  return solution;
}

/** The fewest whole rupees that reach the target, to the paisa. */
function expectLeastRupees(text: string, grown: (amount: string) => Exact, target: string) {
  expect(text).toMatch(/^\d+$/);
  const HALF_PAISA = ONE / 200n;
  expect(grown(text) >= exact(target) - HALF_PAISA).toBe(true);
  if (Number(text) > 0) expect(grown(String(Number(text) - 1)) < exact(target)).toBe(true);
}

const plan = fc.record({
  monthly: fc.integer({ min: 500, max: 200_000 }),
  annualRatePct: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 2, max: 30 }),
  stepUpPct: fc.integer({ min: 1, max: 20 }),
  timing: fc.constantFrom('start' as const, 'end' as const),
  rateConvention: fc.constantFrom('nominal' as const, 'effective' as const),
});

describe('one unknown of a monthly plan', () => {
  it.each(['monthly', 'annualRatePct', 'stepUpPct'] as const)('%s put back reaches the target', (unknown) => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 400 }), (inputs, percent) => {
        const full = { ...inputs, stepUpRupees: 0 };
        const target = rupees((stepUpSip.run(full).results.value * BigInt(100 + percent)) / 100n);
        const solution = found(solveSavings(unknown, { ...inputs, [unknown]: undefined } as never, { target }));
        expect(solution.input).toBe(unknown);
        const { value } = stepUpSip.run({ ...full, [unknown]: solution.text }).results;
        if (unknown === 'monthly')
          expectLeastRupees(solution.text, (monthly) => stepUpSip.run({ ...full, monthly }).results.value, target);
        else expect(magnitude(value - exact(target)) <= ONE).toBe(true);
        expect(magnitude(value - solution.value) < exact('1e-20')).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('years: the month found reaches the target and the one before does not', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1000, max: 600_000 }), ({ years: _, ...inputs }, target) => {
        const { text } = found(solveSavings('years', inputs, { target }));
        const after = (months: number) => stepUpSip.run({ ...inputs, stepUpRupees: 0, months }).results.value;
        expect(after(Number(text)) >= whole(target) - ONE).toBe(true);
        expect(after(Number(text) - 1) < whole(target)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it.each<[SavingsUnknown, string, string]>([
    ['monthly', '1161695.38', '5000.00'],
    ['annualRatePct', '1161695.38', '12.00'],
    ['years', '1161695.38', '120'],
    ['stepUpPct', '1687163.13', '10.00'],
  ])('finds %s of the worked example again', (unknown, target, answer) => {
    const example = { monthly: 5000, years: 10, annualRatePct: 12 };
    const { text } = found(solveSavings(unknown, { ...example, [unknown]: undefined } as never, { target }));
    expect(Math.abs(Number(text) - Number(answer))).toBeLessThan(0.000_001 + 0.01 * Number(unknown !== 'years'));
  });

  it('chases a target that inflation moves', () => {
    const { text, value, target } = found(
      solveSavings(
        'years',
        { monthly: 10_000, annualRatePct: 12, timing: 'end' },
        { amountToday: 1e6, inflationPct: 6 },
      ),
    );
    const needed = (months: number): Exact =>
      planYourGoal.run({ amountToday: 1e6, inflationPct: 6, annualRatePct: 12, months }).results.requiredSip;
    expect(needed(Number(text)) <= whole(10_000)).toBe(true);
    expect(needed(Number(text) - 1) > whole(10_000)).toBe(true);
    expect(value >= target).toBe(true);
  });

  it('agrees with the goal method about the amount', () => {
    const goal = { annualRatePct: 12, years: 20 };
    const { text } = found(solveSavings('monthly', { ...goal, timing: 'end' }, { target: 1e7 }));
    expect(Number(text)).toBe(Math.ceil(Number(rupees(corpus.run({ ...goal, target: 1e7 }).results.requiredSip))));
  });

  it.each<[string, SavingsUnknown, object, number]>([
    ['Not within 100 years', 'years', { monthly: 1, annualRatePct: 0 }, 1e9],
    ['Nothing is invested', 'years', { monthly: 0, annualRatePct: 12 }, 1e9],
    ['Nothing is invested', 'annualRatePct', { monthly: 0, years: 10 }, 1e6],
    ['Without any return', 'annualRatePct', { monthly: 5000, years: 10 }, 500_000],
    ['Not even a return of 1,000%', 'annualRatePct', { monthly: 1, years: 1 }, 1e9],
    ['Without any step', 'stepUpPct', { monthly: 5000, years: 10, annualRatePct: 12 }, 1_000_000],
    ['A step counts only from the thirteenth month', 'stepUpPct', { monthly: 5000, years: 1, annualRatePct: 12 }, 1e6],
    ['no month left', 'monthly', { months: 0, annualRatePct: 12 }, 1e6],
  ])('says "%s"', (sentence, unknown, inputs, target) => {
    expect(solveSavings(unknown, inputs, { target })).toMatchObject({
      found: false,
      reason: expect.stringContaining(sentence),
    });
  });
});

describe('one unknown of a one-time investment', () => {
  it.each(['principal', 'annualRatePct'] as const)('%s put back reaches the target', (unknown: OnceUnknown) => {
    const inputs = { principal: 50_000, annualRatePct: 12, years: 25 };
    const target = '1234567.89';
    const { text } = found(solveOnce(unknown, { ...inputs, [unknown]: undefined } as never, { target }));
    const grown = (answer: string) => lumpsum.run({ ...inputs, [unknown]: answer }).results.value;
    if (unknown === 'principal') expectLeastRupees(text, grown, target);
    else expect(magnitude(grown(text) - exact(target)) <= ONE).toBe(true);
  });

  it('doubles at 12% in 74 months', () => {
    expect(solveOnce('years', { principal: 50_000, annualRatePct: 12 }, { target: 100_000 })).toMatchObject({
      text: '74',
    });
  });

  it.each<[string, OnceUnknown, object]>([
    ['Not within 100 years', 'years', { principal: 1, annualRatePct: 0 }],
    ['Nothing is invested', 'annualRatePct', { principal: 0, years: 1 }],
    ['already more', 'annualRatePct', { principal: 1e6, years: 1 }],
    ['no time left', 'annualRatePct', { principal: 1, years: 0 }],
  ])('says "%s"', (sentence, unknown, inputs) => {
    expect(solveOnce(unknown, inputs, { target: 1000 })).toMatchObject({ reason: expect.stringContaining(sentence) });
  });
});
