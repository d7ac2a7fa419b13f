import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { xirr } from '#calculators/xirr/model.ts';
import { digits } from '#engine/exact.ts';
import { PresentValue } from '#engine/flows/present-value.ts';
import { flowLines } from '#engine/flows-input.ts';
import { readInputs } from '#engine/read-inputs.ts';

type Pair = readonly [date: string, amount: number];

const run = (...pairs: Pair[]) => xirr.run({ flows: flowLines(pairs.map(([date, amount]) => ({ date, amount }))) });
const rate = (...pairs: Pair[]) => {
  const { xirrPct } = run(...pairs).results;
  return xirrPct === null ? null : Number(digits(xirrPct));
};
const dayAfter = (days: number) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10);

describe('the yearly return of dated amounts', () => {
  it.each([
    [
      'a loss of nearly all',
      [
        ['2025-01-01', -100_000],
        ['2026-01-01', 11],
      ],
      -99.989,
    ],
    [
      'nothing won',
      [
        ['2025-01-01', -100_000],
        ['2026-01-01', 100_000],
      ],
      0,
    ],
    [
      'one day, annualised',
      [
        ['2025-01-01', -100_000],
        ['2025-01-02', 100_010],
      ],
      3.7172,
    ],
    [
      'more than a hundredfold',
      [
        ['2025-01-01', -100],
        ['2026-01-01', 10_101],
      ],
      10_001,
    ],
    [
      'just within a hundredfold',
      [
        ['2025-01-01', -100],
        ['2026-01-01', 10_099],
      ],
      9999,
    ],
    [
      'half as much again in 25 days',
      [
        ['2026-01-01', -15_000],
        ['2026-01-26', 22_500],
      ],
      37_133.373,
    ],
    [
      'a third lost in 11 days',
      [
        ['2026-01-01', -18_480],
        ['2026-01-12', 13_120],
      ],
      -99.9988,
    ],
    [
      'nothing received',
      [
        ['2024-01-01', -1000],
        ['2025-01-01', 0],
      ],
      -100,
    ],
    [
      'nothing received, several times paid in, in any order',
      [
        ['2025-01-01', 0],
        ['2024-06-01', -1000],
        ['2024-01-01', -1000],
      ],
      -100,
    ],
    [
      'nothing received on the day of the payment itself',
      [
        ['2024-01-01', -1000],
        ['2024-01-01', 0],
      ],
      null,
    ],
    [
      'a 0 besides what was received',
      [
        ['2024-01-01', -1000],
        ['2024-06-01', 0],
        ['2024-12-31', 1100],
      ],
      10,
    ],
    [
      'all on one day',
      [
        ['2025-01-01', -100],
        ['2025-01-01', 300],
      ],
      null,
    ],
    [
      'received first',
      [
        ['2025-01-01', 100],
        ['2026-01-01', -110],
      ],
      10,
    ],
    [
      'two hundred years',
      [
        ['1900-01-01', -1],
        ['2099-12-31', 1_000_000],
      ],
      7.1471,
    ],
    [
      'what cancels on the first day',
      [
        ['2020-01-01', -5],
        ['2020-01-01', 5],
        ['2025-01-01', -100],
        ['2026-01-01', 112],
      ],
      12,
    ],
  ] as [string, Pair[], number | null][])('%s', (_, pairs, wanted) => {
    const found = rate(...pairs);
    if (wanted === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(wanted, 3);
  });

  it('tells the rate nearest zero of several, and how many there are', () => {
    const { xirrPct, ratesFound } = run(
      ['2025-01-01', -100_000],
      ['2026-01-01', 230_000],
      ['2027-01-01', -132_000],
    ).results;
    expect(Number(digits(xirrPct ?? 0n))).toBeCloseTo(10, 12);
    expect(ratesFound).toBe(2);
  });

  it('is the rate at which the amounts grew, in any order of the rows', () => {
    const paid = fc.record({ day: fc.integer({ min: 0, max: 3000 }), amount: fc.integer({ min: 1, max: 10 ** 7 }) });
    const asked = fc.tuple(fc.array(paid, { minLength: 1, maxLength: 12 }), fc.integer({ min: -40, max: 60 }));
    fc.assert(
      fc.property(asked, ([payments, pct]) => {
        const end = 3400;
        const value = payments.reduce(
          (sum, { day, amount }) => sum + amount * (1 + pct / 100) ** ((end - day) / 365),
          0,
        );
        const flows: Pair[] = [
          ...payments.map(({ day, amount }): Pair => [dayAfter(day), -amount]),
          [dayAfter(end), value],
        ];
        expect(rate(...flows)).toBeCloseTo(pct, 6);
        expect(rate(...flows.toReversed())).toBe(rate(...flows));
      }),
      { numRuns: 40 },
    );
  });

  it('tells the gain of all days, and that a rate above all doubles fits', () => {
    const { gainPct, days, xirrPct, ratesFound, ratesTooLarge } = run(['2026-01-01', -1], ['2026-01-02', 10]).results;
    expect({ gain: digits(gainPct), days, xirrPct, ratesFound, ratesTooLarge }).toEqual({
      gain: '900',
      days: 1,
      xirrPct: null,
      ratesFound: 0,
      ratesTooLarge: 1,
    });
    expect(run(['2026-01-01', -1], ['2026-01-02', 6.9]).results).toMatchObject({ ratesFound: 1, ratesTooLarge: 0 });
  });

  it('reads 2,000 rows in exact figures for the last digits alone', () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const rough = vi.spyOn(PresentValue.prototype, 'roughSignAt');
    // Exact figures take a hundred times as long as doubles.
    const exactly = vi.spyOn(PresentValue.prototype, 'exactAt');
    const halved = vi.spyOn(PresentValue.prototype, 'signsBetween');
    const flows = (redeemed: number) =>
      Array.from({ length: 2000 }, (_, at): Pair => {
        const paid = at % 10 === 9 ? redeemed : -5000 - (at % 7);
        return [dayAfter(6 * at), at === 1999 ? 9e7 : paid];
      });
    expect(rate(...flows(-5000))).toBeCloseTo(11.146, 2);
    expect(halved).not.toHaveBeenCalled();
    expect(rate(...flows(7000))).toBeCloseTo(12.3729, 3);
    expect(halved.mock.calls.length).toBeLessThan(100);
    expect(rough.mock.calls.length).toBeLessThan(400);
    expect(exactly.mock.calls.length).toBeLessThan(20);
  });
});

describe('flows as they come from outside', () => {
  const read = (flows: unknown) => xirr.run(readInputs(xirr, { flows }) as never);
  it.each([
    ['no list', 'soon', 'flows must be a list'],
    ['a row that is none', [null, null], 'flows entry 1 must have a date'],
    ['a day that is none', [{ date: '2023-02-29', amount: 1 }], 'flows entry 1 must have a date'],
    ['an amount that is none', [{ date: '2024-02-29', amount: 'much' }], 'flows entry 1 must have an amount'],
    ['one row', [{ date: '2024-02-29', amount: -1 }], 'flows must be 2 to 2000'],
    [
      'one sign',
      [
        { date: '2024-02-29', amount: 1 },
        { date: '2025-02-28', amount: '2L' },
      ],
      'flows must have amounts paid in, below zero, and amounts received, zero or above',
    ],
    [
      'nothing paid in',
      [
        { date: '2024-02-29', amount: 0 },
        { date: '2025-02-28', amount: 0 },
      ],
      'flows must have amounts',
    ],
    ['no term', undefined, 'flows must be 2 to 2000'],
  ])('%s is said in one line', (_, flows, message) => {
    expect(() => (flows === undefined ? xirr.run({ flows: '' }) : read(flows))).toThrow(message);
  });

  it('takes no years', () => {
    expect(() => readInputs(xirr, { years: 3 })).toThrow('years is not an input of xirr');
  });
});
