import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { affordable } from '#engine/solve.ts';

const plan = fc.record({
  years: fc.integer({ min: 1, max: 40 }),
  annualRatePct: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  inflationPct: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  timing: fc.constantFrom('start' as const, 'end' as const),
  rateConvention: fc.constantFrom('nominal' as const, 'effective' as const),
});

describe('the cost that a payment pays for', () => {
  it.each([false, true])('asked for as a goal needs that very payment (once: %s)', (once) => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 500, max: 500_000 }), (inputs, paid) => {
        const found = affordable(paid, inputs, once);
        if (!found.found) throw new Error(found.reason);
        const { results } = planYourGoal.run({ ...inputs, amountToday: found.text });
        const monthly = inputs.timing === 'start' ? results.requiredSipIfStartOfMonth : results.requiredSip;
        const needed = once ? results.requiredLumpsum : monthly;
        // Rounded up to the rupee, it needs what is paid or a little more: never more than a rupee's worth.
        expect(needed >= exact(paid) - exact('0.01')).toBe(true);
        const perRupee = needed / BigInt(found.text);
        expect(needed - perRupee < exact(paid)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is the usual goal again for the usual need', () => {
    const found = affordable('4881.74', { years: 10, annualRatePct: 10, timing: 'end' }, false);
    expect(found).toMatchObject({ found: true, input: 'amountToday' });
    expect(found.found && rupees(exact(found.text))).toBe('1000000.00');
  });

  it('counts that the payment is raised every year', () => {
    const plan = { years: 10, annualRatePct: 10, timing: 'end', stepUpPct: 10 } as const;
    const found = affordable('5928.63', plan, false);
    // 5,928.63 so raised becomes 17,90,847.70, as a goal asks for it.
    expect(Math.abs(Number(found.found && found.text) - 1_790_847.7)).toBeLessThan(3);
  });

  it('has no answer without a month to invest in', () => {
    expect(affordable(1000, { months: 0, annualRatePct: 10 }, false)).toMatchObject({
      reason: expect.stringContaining('no month left'),
    });
  });
});
