import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, type Exact, exact, ONE, times } from '#engine/exact.ts';
import { netByDay, PresentValue } from '#engine/flows/present-value.ts';
import { fittingGrowths, yearlyRates } from '#engine/flows/yearly-rates.ts';
import type { Flow } from '#engine/flows-input.ts';

const flow = (day: number, amount: number | string): Flow => ({ day, amount: exact(amount) });

/** Flows a year apart that are worth nothing at these growths a year and at no others: the product of all (g − growth). */
function fittedTo(growths: readonly string[], scale = '1'): Flow[] {
  let amounts: Exact[] = [exact(scale)];
  for (const growth of growths.map(exact))
    amounts = [...amounts, 0n].map((amount, at) => amount - times(amounts[at - 1] ?? 0n, growth));
  return amounts.map((amount, at) => ({ day: 365 * at, amount }));
}

const told = (flows: readonly Flow[]) => {
  const { rate, found, tooLarge } = yearlyRates(flows);
  return { rate: rate === null ? null : Number(digits(rate)), found, tooLarge };
};

describe('every rate that fits', () => {
  it.each<[what: string, growths: readonly string[], rate: number, found: number]>([
    ['0 exactly', ['1'], 0, 1],
    ['touched without a change of sign', ['1.1', '1.1'], 0.1, 1],
    ['0, touched', ['1', '1'], 0, 1],
    ['touched with a change of sign', ['1.1', '1.1', '1.1'], 0.1, 1],
    ['three close together', ['1.1', '1.1001', '1.1002'], 0.1, 3],
    ['three hardly apart', ['1.1', '1.100000001', '1.100000002'], 0.1, 3],
    ['one touched between two', ['0.9', '1.2', '1.2', '1.3'], -0.1, 3],
    ['below and above zero', ['0.95', '1.04'], 0.04, 2],
    ['from nearly all lost to a millionfold', ['0.000001', '0.2', '7', '1000000'], -0.8, 4],
    ['eight in one place', Array.from({ length: 8 }, () => '1.1'), 0.1, 1],
    ['fifteen in one place', Array.from({ length: 15 }, () => '1.1'), 0.1, 1],
    ['twelve within a thousandth', Array.from({ length: 12 }, (_, at) => (1.1 + at / 10_000).toFixed(4)), 0.1, 12],
  ])('%s', (_, growths, rate, found) => {
    const { rate: nearest, ...others } = told(fittedTo(growths));
    expect(nearest).toBeCloseTo(rate, 9);
    expect(others).toEqual({ found, tooLarge: 0 });
    expect(told(fittedTo(growths, '-12345.67'))).toMatchObject(others);
  });

  it('is not told where the sum only comes near zero', () => {
    const [first, ...others] = fittedTo(['1.1', '1.1'], '1000000') as [Flow, ...Flow[]];
    const more = (paise: string) => told([{ ...first, amount: first.amount + exact(paise) }, ...others]);
    expect(more('0.01')).toEqual({ rate: null, found: 0, tooLarge: 0 });
    expect(more('0.0000000000000000000001').found).toBe(0);
    expect(more('-0.01').found).toBe(2);
    expect(more('-0.0000000000000000000001').found).toBe(2);
  });

  it('is found whatever growths it is made of', () => {
    const growth = fc.integer({ min: 1, max: 30_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
    fc.assert(
      fc.property(fc.array(growth, { minLength: 1, maxLength: 7 }), (growths) => {
        const nearest = growths.reduce((least, text) => Math.min(least, Math.abs(Number(text) - 1)), Infinity);
        const { rate, found } = told(fittedTo(growths));
        expect(found).toBe(new Set(growths).size);
        expect(Math.abs(rate ?? Number.NaN)).toBeCloseTo(nearest, 6);
      }),
      { seed: 14, numRuns: 150 },
    );
  });

  it('is the power of what two flows grew by, to the ends of what can be written', () => {
    const amount = fc.double({ min: -2, max: 12, noNaN: true }).map((power) => (10 ** power).toFixed(2));
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 60 * 366 }), (paid, received, days) => {
        const { rate, found, tooLarge } = told([flow(days, received), flow(0, `-${paid}`)]);
        const logGrowth = (365 / days) * Math.log(Number(received) / Number(paid));
        expect(tooLarge).toBe(logGrowth > Math.log(Number.MAX_VALUE) ? 1 : 0);
        expect(found).toBe(1 - tooLarge);
        if (rate === null) expect(tooLarge).toBe(1);
        else expect(Math.log1p(rate) / Math.max(1, Math.abs(logGrowth))).toSatisfy(near(logGrowth));
      }),
      { seed: 14, numRuns: 300 },
    );
  });
});

/** 50 places hold no growth below 10^−50, whose logarithm is −115; a double has none below 10^−16 above −1. */
const near = (logGrowth: number) => (found: number) =>
  logGrowth < -30 ? found < 0 : Math.abs(found - logGrowth / Math.max(1, Math.abs(logGrowth))) < 1e-4;

/** The sign of the sum at ln g in doubles, 0 where they leave a doubt. */
function signBySum(flows: readonly { day: number; amount: number }[], log: number): number {
  const most = Math.max(...flows.map(({ day }) => -log * day));
  const worths = flows.map(({ day, amount }) => amount * Math.exp(-log * day - most));
  const sum = worths.reduce((all, worth) => all + worth, 0);
  const all = worths.reduce((above, worth) => above + Math.abs(worth), 0);
  return Math.abs(sum) > 1e-9 * all ? Math.sign(sum) : 0;
}

describe('a slow look at thousands of rates', () => {
  const amount = fc
    .tuple(fc.double({ min: -2, max: 12, noNaN: true }), fc.boolean())
    .map(([power, isPaid]) => (isPaid ? '-' : '') + (10 ** power).toFixed(2));
  const rows = (most: number, days: number) =>
    fc.array(fc.tuple(fc.integer({ min: 0, max: days }), amount), { minLength: 2, maxLength: most });
  // Close to 0 the steps are fine, as rates of decades are; far from it they are those of two days.
  const logs = Array.from({ length: 4001 }, (_, at) => Math.sinh((at - 2000) / 140) / 24_000);

  it.each<[what: string, rows: fc.Arbitrary<[number, string][]>]>([
    ['two to five rows of days', rows(5, 20)],
    ['rows of a year, some on one day', rows(60, 365)],
    ['rows of sixty years', rows(60, 21_900)],
    ['hundreds of rows', rows(400, 7000)],
  ])('finds a change of sign where there is a rate, and none elsewhere: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (pairs) => {
        const flows = netByDay(pairs.map(([day, text]) => flow(day, text)));
        if (flows.length === 0) return;
        const fits = fittingGrowths(new PresentValue(flows), flows).map(({ near: { log } }) => log);
        const doubles = flows.map(({ day, amount: text }) => ({ day, amount: Number(text) / Number(ONE) }));
        let [from, before] = [-Infinity, Math.sign(doubles.at(-1)?.amount ?? 0)];
        for (const log of [...logs, Infinity]) {
          const sign = log === Infinity ? Math.sign(doubles[0]?.amount ?? 0) : signBySum(doubles, log);
          if (sign === 0) continue;
          const within = fits.filter((fit) => fit > from && fit <= log).length;
          expect(within % 2, `rates from ${from} to ${log}`).toBe(sign === before ? 0 : 1);
          [from, before] = [log, sign];
        }
      }),
      { seed: 14, numRuns: 25 },
    );
  });
});
