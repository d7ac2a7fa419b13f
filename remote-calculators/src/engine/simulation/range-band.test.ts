import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sip } from '#calculators/sip/model.ts';
import { rupees } from '#engine/rounding.ts';
import { exp, ln, normalQuantile } from '#engine/simulation/lognormal.ts';
import { randomStream } from '#engine/simulation/random.ts';
import { type BandRequest, rangeBand } from '#engine/simulation/range-band.ts';

const request: BandRequest = {
  initial: 0,
  flows: Array.from({ length: 120 }, () => 5000),
  timing: 'start',
  meanReturn: 1.01 ** 12 - 1,
  volatility: 0.16,
  seed: 2026,
};

describe('elementary functions without Math.exp and Math.log', () => {
  it('agree with them to 14 digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
        expect(Math.abs(ln(Math.exp(x)) - x)).toBeLessThan(1e-14 * (1 + Math.abs(x)));
      }),
    );
    expect([exp(0), ln(1)]).toEqual([1, 0]);
  });

  it.each([
    [0.5, 0],
    [0.9, 1.2815515655446],
    [0.1, -1.2815515655446],
    [0.975, 1.9599639845401],
    [0.001, -3.0902323061678],
  ])('normal quantile of %d is %d', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 7));

  it('draws the published stream of its seed, inside 0 to 1', () => {
    const random = randomStream(0);
    expect([random(), random(), random()].map((x) => x.toFixed(8))).toEqual(['0.26642921', '0.00032975', '0.22327203']);
  });
});

describe('range band', () => {
  it('is the same on every machine: figures written down once', () => {
    const band = rangeBand(request);
    expect(band).toHaveLength(10);
    expect(band.at(-1)).toEqual({ year: 10, month: 120, low: 769_174, middle: 1_091_967, high: 1_649_521 });
  });

  it('is repeatable, and another seed gives another band', () => {
    expect(rangeBand(request)).toEqual(rangeBand({ ...request }));
    expect(rangeBand({ ...request, seed: 2027 })).not.toEqual(rangeBand(request));
  });

  it('holds the plain plan: exactly without volatility, around it with', () => {
    const { value } = sip.run({ monthly: 5000, years: 10, annualRatePct: 12 }).results;
    const plain = Math.round(Number(rupees(value)));
    expect(rangeBand({ ...request, volatility: 0 }).at(-1)).toMatchObject({ low: plain, middle: plain, high: plain });
    const last = rangeBand(request).at(-1);
    expect(last && last.low < plain && plain < last.high).toBe(true);
  });

  it('keeps low ≤ middle ≤ high and never falls below zero, withdrawals included', () => {
    const flows = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(flows, fc.double({ min: 0, max: 0.6, noNaN: true }), fc.integer(), (list, volatility, seed) => {
        const band = rangeBand({ ...request, initial: 100_000, flows: list, volatility, seed, paths: 50 });
        expect(band).toHaveLength(Math.ceil(list.length / 12));
        expect(band.every(({ low, middle, high }) => 0 <= low && low <= middle && middle <= high)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('has no years without months', () => expect(rangeBand({ ...request, flows: [] })).toEqual([]));
});
