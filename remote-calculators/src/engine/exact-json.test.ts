import { describe, expect, it } from 'vitest';
import { models } from '#calculators/answer.ts';
import { type Exact, exact, magnitude } from '#engine/exact.ts';
import type { AnyTable } from '#engine/model.ts';
import { readInputs } from '#engine/read-inputs.ts';
import { rupees } from '#engine/rounding.ts';
import golden from '#vectors/exact.json' with { type: 'json' };

interface GoldenCase {
  id: string;
  inputs: Record<string, number | string>;
  result: Record<string, { exact: string; paise: string } | string | number | null>;
  [table: string]: unknown;
}

type GoldenRow = Record<string, string | number>;

const calculators = golden.calculators as unknown as Record<string, { cases: GoldenCase[] }>;
const cases = Object.entries(models).flatMap(([id, model]) =>
  (calculators[id]?.cases ?? []).map((golden) => ({ name: `${id} ${golden.id}`, model, golden })),
);

/** Far finer than the hundredth of a rupee that is promised: relative 10^-30, which shows any rounding in between. */
function expectSame(actual: unknown, wanted: string, what: string) {
  expect(typeof actual, what).toBe('bigint');
  const apart = magnitude((actual as Exact) - exact(wanted));
  expect(apart <= exact('1e-20') + magnitude(exact(wanted)) / 10n ** 30n, `${what}: ${rupees(actual as Exact)}`).toBe(
    true,
  );
}

function expectRows(table: AnyTable | undefined, rows: GoldenRow[], what: string) {
  expect(table?.years.length, what).toBe(rows.length);
  rows.forEach((row, at) => {
    const actual = table?.years[at];
    if (row.months !== undefined) expect(actual?.month).toBe(row.months);
    for (const [name, wanted] of Object.entries(row)) {
      if (name === 'year') expect(actual?.year).toBe(wanted);
      else if (name.endsWith('_paise'))
        expect(rupees(actual?.[name.slice(0, -6)] as Exact), `${what} ${at} ${name}`).toBe(wanted);
      else if (name !== 'months') expectSame(actual?.[name], String(wanted), `${what} row ${at} ${name}`);
    }
  });
}

describe('every golden case of exact.json, headline and every year', () => {
  it('covers all twelve calculators that it holds', () => {
    expect(new Set(cases.map(({ model }) => model.id)).size).toBe(12);
    expect(cases.length).toBeGreaterThan(75);
  });

  it.each(cases)('$name', ({ model, golden }) => {
    const run = model.run(readInputs(model, golden.inputs) as never);
    for (const [name, wanted] of Object.entries(golden.result)) {
      const actual = run.results[name];
      if (typeof wanted === 'object' && wanted !== null) {
        expectSame(actual, wanted.exact, name);
        expect(rupees(actual as Exact), name).toBe(wanted.paise);
      } else if (typeof wanted === 'string') expectSame(actual, wanted, name);
      else expect(actual, name).toBe(wanted);
    }
    for (const [name, rows] of Object.entries(golden)) {
      if (name.startsWith('yearly')) expectRows(run.tables[name], rows as GoldenRow[], name);
    }
  });
});
