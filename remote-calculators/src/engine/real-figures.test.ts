import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { type Exact, exact, magnitude } from '#engine/exact.ts';
import type { AnyTable } from '#engine/model.ts';
import { shownMonths } from '#engine/present.ts';
import golden from '#vectors/exact-2.json' with { type: 'json' };

type Figure = { exact: string } | string | number | null;

interface GoldenCase {
  id: string;
  item: number;
  inputs: Record<string, number | string>;
  result: Record<string, Figure>;
  [table: string]: unknown;
}

const calculators = golden.calculators as unknown as Record<string, { cases?: GoldenCase[] }>;
const cases = Object.entries(calculators).flatMap(([id, { cases: all = [] }]) =>
  all.filter(({ item }) => item === 1).map((one) => ({ name: `${id} ${one.id}`, id, one })),
);

/** A hundredth of a rupee is promised; any rounding in between would show at this. */
function expectSame(actual: unknown, wanted: string, what: string) {
  const apart = magnitude(exact(String(actual)) - exact(wanted));
  expect(apart <= exact('1e-20') + magnitude(exact(wanted)) / 10n ** 30n, `${what}: ${actual}`).toBe(true);
}

describe('every golden case in today’s rupees, headline and every year', () => {
  it('covers the calculators that know today’s rupees', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(7);
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases)('$name', ({ id, one }) => {
    const answered = answer(id, one.inputs, { exact: true, bounds: false, today: '2026-11-22' });
    for (const [name, wanted] of Object.entries(one.result)) {
      if (typeof wanted === 'object' && wanted !== null) expectSame(answered[name], wanted.exact, name);
      else expect(answered[name], name).toBe(wanted);
    }
    for (const [name, rows] of Object.entries(one)) {
      if (!name.startsWith('yearly')) continue;
      const actual = answered[name] as Record<string, unknown>[];
      expect(actual).toHaveLength((rows as unknown[]).length);
      (rows as Record<string, string>[]).forEach((row, at) => {
        for (const [column, wanted] of Object.entries(row)) {
          if (!column.endsWith('_paise')) expectSame(actual[at]?.[column], wanted, `${name} ${at} ${column}`);
        }
      });
    }
  });
});

const cent = (shown: string | undefined): bigint => BigInt((shown ?? '').replace('.', ''));
const options = { exact: false, bounds: false, today: '2026-11-22' };

function expectSound(table: AnyTable, total: string, parts: readonly string[]) {
  let before: Exact = -1n;
  for (const row of table.months) {
    expect((row[total] as Exact) >= before).toBe(true);
    before = row[total] as Exact;
  }
  for (const shown of shownMonths(table) as unknown as Record<string, string>[]) {
    const value = parts.reduce((sum, name) => sum + cent(shown[name]), 0n);
    expect(cent(shown.realInvested) + cent(shown.realGains)).toBe(value);
    expect(shown.realGains).not.toBe('-0.00');
  }
}

describe('in today’s rupees', () => {
  const percent = fc.constantFrom(0, 0.01, 4, 6, 7.3, 12, 30);
  const months = fc.integer({ min: 1, max: 90 });
  const timing = fc.constantFrom('start' as const, 'end' as const);
  const rateConvention = fc.constantFrom('nominal' as const, 'effective' as const);

  it('what was paid in never falls, and invested and gains make the value in every shown row', () => {
    const plan = fc.record({
      monthly: fc.integer({ min: 1, max: 10 ** 6 }),
      stepUpPct: percent,
      annualRatePct: percent,
    });
    fc.assert(
      fc.property(plan, percent, months, timing, rateConvention, (inputs, todaysRupeesPct, term, when, convention) => {
        const given = { ...inputs, todaysRupeesPct, months: term, timing: when, rateConvention: convention };
        const { yearly } = stepUpSip.run({ ...given, stepUpRupees: 0 }).tables;
        expectSound(yearly, 'realInvested', ['realValue']);
      }),
      { numRuns: 60 },
    );
  });

  it('what was paid out never falls, and both sides of every shown row of an SWP are the same', () => {
    const plan = fc.record({ investment: fc.integer({ min: 1000, max: 10 ** 8 }), annualRatePct: percent });
    const part = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(plan, part, percent, months, timing, (inputs, share, todaysRupeesPct, term, when) => {
        const monthlyWithdrawal = Math.max(0.01, Number((inputs.investment * share).toFixed(2)));
        const given = { ...inputs, monthlyWithdrawal, todaysRupeesPct, months: term, timing: when };
        const { yearly } = swp.run({ ...given, stepUpPct: 6 }).tables;
        expectSound(yearly, 'realWithdrawn', ['realRemaining', 'realWithdrawn']);
      }),
      { numRuns: 60 },
    );
  });

  it('is the plain plan at no inflation', () => {
    fc.assert(
      fc.property(percent, months, timing, (annualRatePct, term, when) => {
        const plan = { monthly: 4321, months: term, annualRatePct, timing: when, todaysRupeesPct: 0 };
        const { yearly, ...results } = answer('sip', plan, options) as Record<string, unknown>;
        expect(results.realInvested).toBe(results.totalInvested);
        expect(results.realGains).toBe(results.gains);
        expect(results.realValue).toBe(results.value);
        for (const row of yearly as Record<string, string>[]) expect(row.realInvested).toBe(row.totalInvested);
      }),
    );
  });

  it('a fund that earns what prices rise by gains nothing, not even less than nothing', () => {
    fc.assert(
      fc.property(percent, months, timing, (rate, term, when) => {
        const plan = { monthly: 4321, months: term, annualRatePct: rate, timing: when, todaysRupeesPct: rate };
        expect(answer('sip', { ...plan, rateConvention: 'effective' }, options)).toMatchObject({ realGains: '0.00' });
        expect(
          answer('lumpsum', { principal: 1, months: term, annualRatePct: rate, todaysRupeesPct: rate }, options),
        ).toMatchObject({ realGains: '0.00', realInvested: '1.00' });
      }),
    );
  });

  it('answers nothing real unless it is asked, and refuses what is no inflation', () => {
    const plan = { monthly: 5000, years: 10, annualRatePct: 12 };
    expect(Object.keys(sip.run(plan).results)).toEqual(['totalInvested', 'gains', 'value']);
    expect(() => answer('sip', { ...plan, todaysRupeesPct: -1 }, options)).toThrow('todaysRupeesPct');
    expect(() => answer('sip', { ...plan, todaysRupeesPct: 31 }, { ...options, bounds: true })).toThrow(
      'todaysRupeesPct',
    );
  });

  it('has figures for a goal whose day has come', () => {
    const due = {
      amountToday: 1,
      annualRatePct: 12,
      todaysRupeesPct: 6,
      targetDate: '2026-11-22',
      today: '2026-11-22',
    };
    expect(answer('dreamCar', due, options)).toMatchObject({ realTarget: '0.00', realGains: '0.00' });
  });
});
