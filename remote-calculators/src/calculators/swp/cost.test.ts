import { expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { swp } from '#calculators/swp/model.ts';
import { type Exact, exact, magnitude, ONE } from '#engine/exact.ts';
import { readInputs } from '#engine/read-inputs.ts';
import golden from '#vectors/exact-2.json' with { type: 'json' };

interface GoldenCase {
  id: string;
  item: number;
  tag: string;
  inputs: Record<string, number | string>;
  result: Record<string, { exact: string; paise: string } | number | null>;
  yearly?: Record<string, string | number>[];
}

const RUN_OUT = 6;
const cases = (golden.calculators.swp.cases as unknown as GoldenCase[]).filter(({ item }) => item === RUN_OUT);
const options = { exact: false, bounds: false, today: '2026-11-22' };

function expectSame(actual: unknown, wanted: string, what: string) {
  const apart = magnitude((actual as Exact) - exact(wanted));
  expect(apart <= ONE / 10n ** 20n, `${what} is ${wanted}`).toBe(true);
}

it('is held against every golden case', () => {
  expect(cases.length).toBeGreaterThan(6);
});

it.each(cases)('$id, $tag: when the money ends, with the cost and without it', ({ inputs, result, yearly = [] }) => {
  const run = swp.run(readInputs(swp, inputs) as never);
  const answered = answer('swp', inputs, options);
  for (const [name, wanted] of Object.entries(result)) {
    if (typeof wanted !== 'object' || wanted === null) {
      expect(run.results[name as keyof typeof run.results], name).toBe(wanted);
      expect(answered[name], name).toBe(wanted);
      continue;
    }
    expectSame(run.results[name as keyof typeof run.results], wanted.exact, name);
    expect(answered[name], name).toBe(wanted.paise);
  }
  const rows = answered.yearly as unknown as Record<string, string | number>[];
  for (const [place, { year, withdrawnInYear, withdrawnInYear_paise }] of yearly.entries()) {
    expectSame(run.tables.yearly.years[place]?.withdrawnInYear, String(withdrawnInYear), `year ${year}`);
    expect(rows[place]).toMatchObject({ year, withdrawnInYear: withdrawnInYear_paise });
  }
});

it('answers nothing of a cost that is not given', () => {
  const inputs = { investment: 100_000, monthlyWithdrawal: 5000, annualRatePct: 8, years: 2 };
  expect(answer('swp', inputs, options)).not.toHaveProperty('lastsMonths');
  expect(() => answer('swp', { ...inputs, costPct: 6 }, { ...options, bounds: true })).toThrow(
    'costPct must be from 0.1 to 5',
  );
});
