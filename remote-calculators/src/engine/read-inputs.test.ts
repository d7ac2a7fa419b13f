import { describe, expect, it } from 'vitest';
import { corpus } from '#calculators/corpus/model.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { stp } from '#calculators/stp/model.ts';
import { swp } from '#calculators/swp/model.ts';
import type { AnyModel } from '#engine/model.ts';
import { checkBounds, readInputs } from '#engine/read-inputs.ts';
import { rupees } from '#engine/rounding.ts';

describe('inputs from outside', () => {
  it('fills in what may be left out', () => {
    expect(readInputs(stepUpSip, { monthly: 1, years: 1, annualRatePct: 1 })).toEqual({
      monthly: 1,
      years: 1,
      annualRatePct: 1,
      stepUpPct: 10,
      stepUpRupees: 0,
      timing: 'start',
      rateConvention: 'nominal',
    });
    expect(readInputs(dreamCar, { amountToday: 1 })).toMatchObject({ inflationPct: 6, timing: 'end' });
    expect(readInputs(planYourGoal, { amountToday: 1 })).toMatchObject({ inflationPct: 0 });
  });

  it('reads figures as they are written in India', () => {
    const written = {
      monthly: '₹ 1,00,000',
      years: ' १० ',
      annualRatePct: '12%',
      stepUpPct: '',
      stepUpRupees: '0.5k',
    };
    const { value } = stepUpSip.run(readInputs(stepUpSip, written) as never).results;
    const plain = { monthly: 100_000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 500 };
    expect(value).toBe(stepUpSip.run(plain).results.value);
  });

  it('does not inflate a target', () => {
    const inputs = readInputs(dreamCar, { target: 1_000_000, months: 60, annualRatePct: 12 });
    expect(inputs.inflationPct).toBeUndefined();
    expect(dreamCar.run(inputs as never).results.target).toBe(10n ** 56n);
  });

  it.each([
    [
      sip,
      { monthy: 1 },
      'monthy is not an input of sip, which takes monthly, years, annualRatePct, timing, rateConvention, todaysRupeesPct, months',
    ],
    [sip, { timing: 'middle' }, 'timing must be start or end'],
    [sip, { rateConvention: 12 }, 'rateConvention must be nominal or effective'],
    [sip, { monthly: null }, 'monthly must be a number such as'],
    [sip, { monthly: true }, 'monthly must be a number such as'],
    [sip, { monthly: [5000] }, 'monthly must be a number such as'],
    [sip, [], 'inputs must be a JSON object'],
    [sip, null, 'inputs must be a JSON object'],
    [stp, { timing: 'start' }, 'timing is not an input of stp'],
  ] as [AnyModel, unknown, string][])('%# %s', (model, raw, message) => {
    expect(() => readInputs(model, raw)).toThrow(message);
  });
});

describe('what is not possible at all', () => {
  const good = { monthly: 5000, years: 10, annualRatePct: 12 };
  it.each([
    [{ monthly: -1 }, 'monthly must not be negative'],
    [{ monthly: 1e12 + 1 }, 'monthly must be at most 1000000000000 rupees'],
    [{ monthly: 'many' }, 'monthly must be a number such as 500000, "5,00,000" or "5L"'],
    [{ monthly: '1e9' }, 'monthly must be a number such as'],
    [{ years: '0x10' }, 'years must be a number such as 12'],
    [{ annualRatePct: '12,5' }, 'annualRatePct must be a number such as 12.5'],
    [{ annualRatePct: 'Infinity' }, 'annualRatePct must be a number such as 12.5'],
    [{ months: '१,२' }, 'months must be a number such as 12'],
    [{ monthly: '-5,000' }, 'monthly must not be negative'],
    [{ monthly: ' ' }, 'monthly is missing'],
    [{ monthly: Number.POSITIVE_INFINITY }, 'monthly must be a finite number'],
    [{ monthly: '' }, 'monthly is missing'],
    [{ years: 100.5 }, 'years must come to at most 1200 months'],
    [{ years: 1.01 }, 'years must come to a whole number of months'],
    [{ months: 12 }, 'months must agree with years'],
    [{ annualRatePct: 10_001 }, 'annualRatePct must be at most 10000 per cent'],
  ])('%j', (change, message) => {
    expect(() => sip.run(readInputs(sip, { ...good, ...change }) as never)).toThrow(message);
  });

  it('refuses a rate and a term that no chart could show', () => {
    const most = { monthly: 1e12, years: 100, annualRatePct: 10_000 };
    expect(() => sip.run(most)).toThrow('years and rate together come to more than can be shown');
    expect(Number.isFinite(Number(rupees(sip.run({ ...most, annualRatePct: 800 }).results.value)))).toBe(true);
  });

  it('refuses to withdraw more than there is', () => {
    const inputs = { investment: 100, monthlyWithdrawal: 101, annualRatePct: 1, years: 1 };
    expect(() => swp.run(readInputs(swp, inputs) as never)).toThrow('monthlyWithdrawal must be at most investment');
  });
});

describe("the pages' own bounds", () => {
  const check = (model: AnyModel, raw: object) => checkBounds(model, readInputs(model, raw));

  it.each([
    [sip, { monthly: 99, years: 1, annualRatePct: 1 }, 'monthly must be from 100 to 1000000'],
    [sip, { monthly: 1000, months: 601, annualRatePct: 1 }, 'years must be from 1 to 50'],
    [sip, { monthly: 1000, years: 1, annualRatePct: '0.99' }, 'annualRatePct must be from 1 to 30'],
    [
      stp,
      { investment: 999, monthlyTransfer: 1000, months: 1, sourceRatePct: 1, targetRatePct: 1 },
      'investment must be at least 1000',
    ],
    [corpus, { amountToday: 0, years: 1, annualRatePct: 1 }, 'target must be above 0'],
  ] as [AnyModel, object, string][])('%# %s', (model, raw, message) => {
    expect(() => check(model, raw)).toThrow(message);
  });

  it('lets the bounds themselves pass', () => {
    expect(() => check(sip, { monthly: 100, months: 600, annualRatePct: 30 })).not.toThrow();
    expect(() => check(sip, { monthly: 1000000, years: 1, annualRatePct: '1.0' })).not.toThrow();
  });
});
