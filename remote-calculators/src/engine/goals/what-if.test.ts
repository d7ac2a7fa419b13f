import { describe, expect, it } from 'vitest';
import { corpus } from '#calculators/corpus/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { exact, whole } from '#engine/exact.ts';
import { costEffect, delayEffects, goalDelayEffects } from '#engine/goals/what-if.ts';
import { monthlyRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';

const inputs = { monthly: 5000, years: 10, annualRatePct: 12 };
const valueWith = (change: object) => sip.run({ ...inputs, ...change }).results.value;

describe('cost and delay', () => {
  it('a yearly cost of 1% is a rate one point lower', () => {
    const { value, difference } = costEffect(sip, inputs, ['annualRatePct'], 'value');
    expect(value).toBe(valueWith({ annualRatePct: 11 }));
    expect(difference).toBe(value - valueWith({}));
    expect(rupees(difference)).toBe('-66758.94');
  });

  it('a cost above the rate leaves no return, never a loss', () => {
    expect(costEffect(sip, { ...inputs, annualRatePct: '0.5' }, ['annualRatePct'], 'value').value).toBe(whole(600_000));
  });

  it('starting 1, 3 or 5 years later is the same plan with fewer years', () => {
    const effects = delayEffects(sip, inputs, 'value');
    expect(effects.map(({ size }) => size)).toEqual([1, 3, 5]);
    expect(effects.map(({ value }) => value)).toEqual([9, 7, 5].map((years) => valueWith({ years })));
    expect(rupees(effects[0]?.value ?? 0n)).toBe('974107.53');
  });

  it('leaves out delays that leave no month', () => {
    expect(delayEffects(sip, { ...inputs, years: 3 }, 'value').map(({ size }) => size)).toEqual([1]);
    expect(delayEffects(sip, { monthly: 5000, months: 8, annualRatePct: 12 }, 'value')).toEqual([]);
  });

  it('a late start raises what a goal needs, for its cost and day stay', () => {
    const plan = {
      target: whole(1e7),
      rate: monthlyRate(exact('0.12')),
      annualRate: exact('0.12'),
      term: 240,
      timing: 'end' as const,
    };
    const later = corpus.run({ target: 1e7, years: 17, annualRatePct: 12 }).results;
    expect(goalDelayEffects(plan, false)[1]).toMatchObject({ size: 3, value: later.requiredSip });
    expect(goalDelayEffects(plan, true)[1]).toMatchObject({ size: 3, value: later.requiredLumpsum });
    const raised = corpus.run({ target: 1e7, years: 17, annualRatePct: 12, stepUpPct: 10 }).results;
    expect(goalDelayEffects({ ...plan, raise: exact('1.1') }, false)[1]?.value).toBe(raised.requiredSip);
    expect(goalDelayEffects(plan, false).every(({ difference }) => difference > 0n)).toBe(true);
  });
});
