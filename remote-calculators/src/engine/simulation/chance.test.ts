import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { glidePath } from '#calculators/glide-path/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import type { ChanceRequest, Years } from '#engine/simulation/chance.ts';
import { chanceInSlices, chanceOf, chancePer100 } from '#engine/simulation/chance.ts';
import { chanceRequest } from '#engine/simulation/plan-chance.ts';

const years = (flows: readonly number[], volatility = 0.16): Years => ({
  flows,
  timing: 'end',
  meanReturn: 0.1,
  volatility,
});
const saving: ChanceRequest = {
  paid: 0,
  saved: 0,
  firstPayment: 5000,
  saving: years(new Array<number>(120).fill(5000)),
  spending: null,
  target: 1_000_000,
  seed: 1,
  paths: 1000,
};
const asked = (id: string, inputs: object) => answer(id, inputs, { exact: false, bounds: false, today: '2026-11-22' });

describe('the chance of a plan', () => {
  it('is the same in slices and in one go, and pauses on the way', () => {
    const slices = chanceInSlices(saving);
    let pauses = 0;
    let last = slices.next();
    for (; !last.done; last = slices.next()) pauses += 1;
    expect(pauses).toBe(4);
    expect(last.value).toEqual(chanceOf(saving));
  });

  it('counts the first courses of a larger number as it counts them alone', () => {
    const more = chanceOf({ ...saving, paths: 2000 });
    const fewer = chanceOf(saving);
    expect(more.hits - fewer.hits).toBeGreaterThan(0);
    expect(more.hits - fewer.hits).toBeLessThan(1000);
    expect(chanceOf({ ...saving, seed: 2 })).not.toEqual(fewer);
  });

  it('is reached in 80 of 100 courses with what it asks for that', () => {
    const anyPlan = fc.record({
      months: fc.integer({ min: 1, max: 90 }),
      saved: fc.integer({ min: 0, max: 200_000 }),
      target: fc.integer({ min: 1, max: 5_000_000 }),
      seed: fc.integer({ min: 0, max: 2 ** 40 }),
      paths: fc.integer({ min: 100, max: 400 }),
    });
    fc.assert(
      fc.property(anyPlan, ({ months, saved, target, seed, paths }) => {
        const plan = { ...saving, saved, target, seed, paths, saving: years(new Array<number>(months).fill(5000)) };
        const payment = Math.ceil(chanceOf(plan).paymentFor80);
        const raised = { ...plan, saving: years(new Array<number>(months).fill(payment)) };
        expect(chancePer100(chanceOf(raised))).toBeGreaterThanOrEqual(80);
      }),
      { numRuns: 40 },
    );
  });

  it('rounds down, so that 100 means every course', () => {
    expect([1999, 4999, 5000, 0].map((hits) => chancePer100({ hits, paths: 5000 }))).toEqual([39, 99, 100, 0]);
    expect(chancePer100({ hits: 29, paths: 100 })).toBe(29);
  });

  it('asks for nothing where nothing is paid in, or where savings reach the target alone', () => {
    const idle = { ...saving, firstPayment: 0, saving: years(new Array<number>(12).fill(0)) };
    expect(chanceOf(idle)).toMatchObject({ hits: 0, paymentFor80: 0 });
    expect(chanceOf({ ...idle, saved: 2_000_000, saving: years(new Array<number>(12).fill(0), 0) })).toMatchObject({
      hits: 1000,
      paymentFor80: 0,
    });
    expect(chanceOf({ ...saving, saving: years([]) })).toMatchObject({ hits: 0, paymentFor80: 0, corpusFor80: null });
  });

  it('meets payouts at the start and at the end of a month to half a paisa', () => {
    const flat = { flows: [100, 100], meanReturn: 0, volatility: 0 } as const;
    const spent = (saved: number, timing: 'start' | 'end') =>
      chanceOf({ ...saving, saved, firstPayment: 0, saving: years([]), spending: { ...flat, timing } });
    expect(spent(200, 'start')).toMatchObject({ hits: 1000, corpusFor80: 200 });
    expect(spent(199.996, 'end').hits).toBe(1000);
    expect(spent(199.99, 'end').hits).toBe(0);
  });
});

describe('the chance as calc answers it', () => {
  it('takes what the plan itself would reach where no target is given', () => {
    const plan = { monthly: 5000, years: 20, annualRatePct: 12, volatilityPct: 16 };
    expect(asked('sip', plan)).toMatchObject({ chanceHits: 1969, chancePer100: 39, instalmentFor80: '8313.97' });
    expect(asked('sip', { ...plan, target: '49,95,739.60' })).toEqual(asked('sip', plan));
  });

  it('asks a lumpsum once, and steps a SIP up', () => {
    const once = asked('lumpsum', { principal: 50_000, years: 10, annualRatePct: 12, volatilityPct: 16 });
    expect(once).toMatchObject({ chancePaths: 5000, chancePer100: 40 });
    expect(Number(once.onceFor80)).toBeGreaterThan(50_000);
    expect(once).not.toHaveProperty('instalmentFor80');
    const stepped = asked('stepUpSip', {
      monthly: 5000,
      years: 10,
      annualRatePct: 12,
      stepUpPct: 10,
      volatilityPct: 16,
    });
    const flat = asked('sip', { monthly: 5000, years: 10, annualRatePct: 12, volatilityPct: 16 });
    expect(Number(stepped.instalmentFor80)).not.toBe(Number(flat.instalmentFor80));
  });

  it('reaches retirement and lives through it', () => {
    const plan = { age: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpense: 50_000, annualRatePct: 12 };
    const rates = { inflationPct: 6, postReturnPct: 8 };
    const still = asked('retirement', { ...plan, ...rates, volatilityPct: 0, paths: 100 });
    expect(still.chancePaths).toBe(100);
    expect(Math.abs(Number(still.corpusFor80) - Number(still.corpus))).toBeLessThan(1);
    expect(Math.abs(Number(still.instalmentFor80) - Number(still.requiredSip))).toBeLessThan(0.01);
    const swings = asked('retirement', { ...plan, ...rates, volatilityPct: 16, postVolatilityPct: 10 });
    expect(Number(swings.chancePer100)).toBeLessThan(60);
    expect(Number(swings.instalmentFor80)).toBeGreaterThan(Number(swings.requiredSip));
    const same = asked('retirement', { ...plan, ...rates, volatilityPct: 16 });
    expect(same).toEqual(asked('retirement', { ...plan, ...rates, volatilityPct: 16, postVolatilityPct: 16 }));
    const pension = { ...plan, ...rates, monthlyPension: 50_000, volatilityPct: 16 };
    expect(asked('retirement', pension)).toMatchObject({
      ...{ chancePer100: 100, instalmentFor80: '0.00', corpusFor80: '0.00' },
    });
  });

  it('is the plan at month end for a goal, whichever plan the page shows', () => {
    const goal = { amountToday: 1_000_000, months: 60, annualRatePct: 12, inflationPct: 6, volatilityPct: 16 };
    const { instalmentFor80, chanceHits } = asked('dreamCar', goal);
    expect(asked('dreamCar', { ...goal, timing: 'start' })).toMatchObject({ instalmentFor80, chanceHits });
  });

  it('draws each year of a mix by its own mean and deviation', () => {
    const mix = { annualRatePct: 12, debtRatePct: 6, equityPct: 50, glideYears: 1 };
    const inputs = { amountToday: 100_000, months: 30, inflationPct: 0, ...mix };
    const setting = { volatility: 0.16, postVolatility: 0.16, seed: 1, paths: 1000 };
    const request = chanceRequest('goal', glidePath, inputs, setting);
    const means = request.saving.each?.map(({ meanReturn }) => meanReturn.toFixed(10));
    // (1 + 0.09/12)^12 − 1 twice, then (1 + 0.06/12)^12 − 1.
    expect(means).toEqual(['0.0938068977', '0.0938068977', '0.0616778119']);
    expect(request.saving.each?.map(({ volatility }) => volatility.toFixed(4))).toEqual(['0.0950', '0.0950', '0.0300']);
    const steady = { ...request.saving, each: [] };
    const { hits } = chanceOf(request);
    expect(hits).not.toBe(chanceOf({ ...request, saving: steady }).hits);
    expect(hits).toBeGreaterThan(300);
  });

  it('of a mix that is all equity is that of the plain goal', () => {
    const plan = { amountToday: 1_000_000, months: 156, annualRatePct: 10, inflationPct: 6 };
    const setting = { volatility: 0.16, postVolatility: 0.16, seed: 1, paths: 5000 };
    const mixed = { ...plan, debtRatePct: 6, equityPct: 100, glideYears: 0 };
    expect(chanceOf(chanceRequest('goal', glidePath, mixed, setting))).toEqual(
      chanceOf(chanceRequest('goal', planYourGoal, plan, setting)),
    );
  });

  it('answers nothing new without a volatility', () => {
    expect(asked('sip', { monthly: 5000, years: 10, annualRatePct: 12, target: 1, seed: 3 })).toEqual(
      asked('sip', { monthly: 5000, years: 10, annualRatePct: 12 }),
    );
  });

  it.each([
    ['volatilityPct', 61, 'volatilityPct must be from 0 to 60'],
    ['volatilityPct', -1, 'volatilityPct must be from 0 to 60'],
    ['volatilityPct', 'much', 'volatilityPct must be a number'],
    ['seed', 1.5, 'seed must be a whole number'],
    ['seed', -1, 'seed must be from 0 to'],
    ['paths', 99, 'paths must be from 100 to 20000'],
    ['paths', 20_001, 'paths must be from 100 to 20000'],
    ['target', -5, 'target must not be negative'],
    ['amountToday', 5, 'amountToday is not an input of sip'],
    ['postVolatilityPct', 5, 'postVolatilityPct is not an input of sip'],
  ])('refuses %s %s', (name, value, message) => {
    const plan = { monthly: 5000, years: 1, annualRatePct: 12, volatilityPct: 16 };
    expect(() => asked('sip', { ...plan, [name]: value })).toThrow(message);
  });

  it('holds the volatility against the bounds of the page when asked to', () => {
    const plan = { monthly: 5000, years: 1, annualRatePct: 12, volatilityPct: 0.5 };
    expect(() => answer('sip', plan, { exact: false, bounds: true, today: '2026-11-22' })).toThrow(
      'volatilityPct must be from 1 to 60',
    );
  });
});
