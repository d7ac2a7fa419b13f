import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { exact, magnitude } from '#engine/exact.ts';
import golden from '#vectors/exact-2.json' with { type: 'json' };

interface GoldenCase {
  readonly id: string;
  readonly item: number;
  readonly inputs: Readonly<Record<string, number | string | boolean | readonly object[]>>;
  readonly result: Readonly<Record<string, { exact: string; paise: string } | number | boolean | null>>;
  readonly yearly?: readonly Readonly<Record<string, string | number>>[];
}

const calculators = golden.calculators as unknown as Readonly<Record<string, { cases: readonly GoldenCase[] }>>;

const casesOf = (item: number, ids = Object.keys(calculators)) =>
  ids.flatMap((calculator) =>
    (calculators[calculator]?.cases ?? [])
      .filter((one) => one.item === item)
      .map((one) => [`${calculator} ${one.id}`, calculator, one] as const),
  );

type Rows = readonly Readonly<Record<string, string | number>>[];

function expectSame(actual: unknown, wanted: string, what: string) {
  const apart = magnitude(exact(String(actual)) - exact(wanted));
  expect(apart <= exact('1e-20') + magnitude(exact(wanted)) / 10n ** 30n, `${what}: ${actual}`).toBe(true);
}

/** Every row of a table, under the names of the golden rows and no others. */
function expectRows(actual: unknown, printed: unknown, wanted: Rows, table: string) {
  const [rows, texts] = [actual, printed] as readonly Rows[];
  expect(rows, table).toHaveLength(wanted.length);
  wanted.forEach((year, at) => {
    const names = Object.keys(year).filter((name) => !name.endsWith('_paise'));
    expect(Object.keys(rows?.[at] ?? {}).sort()).toEqual(names.sort());
    for (const name of names) {
      expectSame(rows?.[at]?.[name], String(year[name]), `${table} ${at} ${name}`);
      expect(texts?.[at]?.[name], `${table} ${at} ${name}`).toBe(year[`${name}_paise`] ?? year[name]);
    }
  });
}

function expectGolden(calculator: string, { id: _id, inputs, result, ...tables }: GoldenCase) {
  const options = { bounds: false, today: '2026-11-22' };
  const every = answer(calculator, inputs, { ...options, exact: true });
  const printed = answer(calculator, inputs, { ...options, exact: false });
  for (const [name, wanted] of Object.entries(result)) {
    if (typeof wanted !== 'object' || wanted === null) {
      expect(every[name], name).toBe(wanted);
      continue;
    }
    expectSame(every[name], wanted.exact, name);
    if (name.endsWith('Pct')) expect(Number(printed[name]), name).toBeCloseTo(Number(wanted.exact), 4);
    else expect(printed[name], name).toBe(wanted.paise);
  }
  for (const [table, rows] of Object.entries(tables))
    if (Array.isArray(rows)) expectRows(every[table], printed[table], rows, table);
}

/** What runs for no term. */
const planning = ['lifecover', 'xirr', 'regime'];

const plans = ['emi', 'inflation', 'delay', 'fire', 'lumpsumSip'];

const deposits = ['fd', 'rd', 'ppf', 'ssy', 'nps', 'epf'];

describe('golden cases of the second set', () => {
  it.each(casesOf(2))('illustration limits: %s', (_, calculator, one) => expectGolden(calculator, one));
  it.each(casesOf(3))('tax by kind of fund: %s', (_, calculator, one) => expectGolden(calculator, one));
  it.each(casesOf(7, plans))('new calculators, loans and plans: %s', (_, calculator, one) =>
    expectGolden(calculator, one),
  );
  it.each(casesOf(7, planning))('new calculators, cover and tax: %s', (_, calculator, one) =>
    expectGolden(calculator, one),
  );

  it.each(casesOf(5))('chance: %s', (_, calculator, one) => expectGolden(calculator, one));

  it.each(casesOf(7, deposits))('deposits and pensions: %s', (_, calculator, one) => expectGolden(calculator, one));

  it.each(casesOf(4))('goals that grow: %s', (_, calculator, one) => expectGolden(calculator, one));

  it('are all that there are', () => {
    expect(casesOf(2)).toHaveLength(8);
    expect(casesOf(3)).toHaveLength(27);
    expect(casesOf(4)).toHaveLength(10);
    expect(casesOf(5)).toHaveLength(7);
    expect(casesOf(7, plans)).toHaveLength(31);
    expect(casesOf(7, planning)).toHaveLength(25);
    expect(casesOf(7, deposits)).toHaveLength(37);
    expect(casesOf(7)).toHaveLength(93);
  });
});
