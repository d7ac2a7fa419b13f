import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { models } from '#calculators/answer.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { digits, type Exact, exact, magnitude, whole, ZERO } from '#engine/exact.ts';
import { flowLines } from '#engine/flows-input.ts';
import type { AnyModel, AnyRun, InputRule } from '#engine/model.ts';
import { shownMonths, shownResults, shownYears } from '#engine/present.ts';
import { rupees } from '#engine/rounding.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100);

/** Money paid in, and as much or more paid out later. */
const someFlows = fc
  .tuple(fc.integer({ min: 1, max: 28 }), cents(1_000_000), cents(1_000_000))
  .map(([day, amount, more]) =>
    flowLines([
      { date: `2020-01-${String(day).padStart(2, '0')}`, amount: -(amount + 1) },
      { date: '2024-06-01', amount: amount + 1 + more },
    ]),
  );

/** Any value that is possible, in or out of a page's bounds. */
function valueFor(rule: InputRule): fc.Arbitrary<number | string> {
  switch (rule.unit) {
    case 'rupees':
      return fc.oneof(cents(1_000_000), fc.constantFrom(0, 0.01, 1e12));
    case 'percent':
      return fc.oneof(cents(40), fc.constantFrom(0, 0.01, 100));
    case 'years':
      return fc.integer({ min: 0, max: 40 });
    case 'months':
      return fc.integer({ min: 0, max: 480 });
    case 'timing':
      return fc.constantFrom('start', 'end');
    case 'rateConvention':
      return fc.constantFrom('nominal', 'effective');
    case 'flows':
      return someFlows;
    default:
      return fc.constantFrom(...(rule.choices ?? ['']));
  }
}

/** Ages of a calculator that takes no months in their place, and terms that few months are. */
const agesOf: Readonly<Record<string, fc.Arbitrary<Record<string, number>>>> = {
  ppf: fc.record({ years: fc.constantFrom(15, 20, 35, 50) }),
  glidePath: fc.record({ glideYears: fc.integer({ min: 0, max: 40 }) }),
  ssy: fc.record({ age: fc.integer({ min: 0, max: 10 }) }),
  fire: fc.record({ age: fc.integer({ min: 0, max: 60 }), lastsToAge: fc.integer({ min: 61, max: 110 }) }),
  lifecover: fc.record({ age: fc.integer({ min: 18, max: 59 }), retirementAge: fc.integer({ min: 60, max: 75 }) }),
};

/** Months within a term, which take no part in it. */
const within = ['delayMonths', 'prepayMonth'];

/** Random inputs of one calculator; ages and dates give way to months. */
function inputsOf(model: AnyModel): fc.Arbitrary<Record<string, number | string>> {
  const rules = Object.entries(model.inputs).filter(([, { unit }]) => unit !== 'age' && unit !== 'date');
  const ages = agesOf[model.id];
  const record = fc.record(Object.fromEntries(rules.map(([name, rule]) => [name, valueFor(rule)])));
  if (model.termless && !ages) return record;
  if (ages) return fc.tuple(record, ages).map(([inputs, given]) => ({ ...inputs, ...given }));
  const withTerm = fc.tuple(record, fc.integer({ min: 0, max: 480 })).map(([inputs, months]) => {
    if ('years' in inputs || 'months' in inputs) return inputs;
    return { ...inputs, months };
  });
  return withTerm.map((inputs) => {
    if ('target' in inputs) return { ...inputs, inflationPct: 0 };
    const term = 12 * Number(inputs.years ?? 0);
    for (const name of within) {
      const most = { [name]: Math.min(term, Number(inputs[name])) };
      if (name in inputs) return { ...inputs, ...most, ...(term === 0 && { prepayOnce: 0 }) };
    }
    if ('monthlyWithdrawal' in inputs && Number(inputs.monthlyWithdrawal) > Number(inputs.investment)) {
      return { ...inputs, monthlyWithdrawal: inputs.investment ?? 0 };
    }
    return inputs;
  });
}

/** '50.63' → 5063n, read without the code under test. */
const cent = (shown: string | undefined): bigint => BigInt((shown ?? '').replace('.', ''));

const PLAIN = /^\d+\.\d{2}$/;
const SIGNED = /^-?\d+\.\d{2}$/;

/** What prices leave of a gain may be less than none, and what one way has more than another. */
const mayFall = (name: string) => /^real.*Gains$|Ahead$/.test(name);

/** A month is at least the first one; a difference of two months may be none, what is reached today too, and a rate. */
const mayBeNone = ['costMonthsSooner', 'monthsSaved', 'monthsTaken', 'fireMonths', 'ratesTooLarge'];
const leastOf = (name: string) => (mayBeNone.includes(name) ? 0 : 1);

function expectSound(run: AnyRun) {
  for (const [name, value] of Object.entries(shownResults(run))) {
    if (name === 'better') expect(['new', 'old', 'same']).toContain(value);
    else if (typeof value === 'string') expect(value, name).toMatch(mayFall(name) ? SIGNED : PLAIN);
    else expect(value === null || (Number.isInteger(value) && Number(value) >= leastOf(name)), name).toBe(true);
  }
  for (const table of Object.values(run.tables)) {
    const negative = table.months.find((row) =>
      table.columns.some(({ name }) => !mayFall(name) && (row[name] as Exact) < ZERO),
    );
    expect(negative).toBeUndefined();
    expect(table.years.every((row) => table.months[(row.month as number) - 1] === row)).toBe(true);
  }
}

describe.each(Object.values(models))('$id', (model) => {
  const runs = (check: (run: AnyRun, inputs: Record<string, number | string>) => void, numRuns = 30) =>
    fc.assert(
      fc.property(inputsOf(model), (inputs) => check(model.run(inputs as never), inputs)),
      { numRuns },
    );

  it('is never negative, infinite or scientific, in or out of bounds', () => runs(expectSound));

  it('adds up: invested + gains = value, exactly and as shown', () =>
    runs((run) => {
      for (const table of Object.values(run.tables)) {
        if (!table.columns.some(({ name }) => name === 'totalInvested')) continue;
        const apart = table.months.find((row) => {
          const value = row.value ?? (row.remainingInvestment as Exact) + (row.totalWithdrawn as Exact);
          return (row.totalInvested as Exact) + ((row.gains ?? row.interest) as Exact) !== value;
        });
        expect(apart).toBeUndefined();
        const shownApart = shownMonths(table).find((row) => {
          const value = row.value ? cent(row.value) : cent(row.remainingInvestment) + cent(row.totalWithdrawn);
          return cent(row.totalInvested) + cent(row.gains ?? row.interest) !== value;
        });
        expect(shownApart).toBeUndefined();
      }
    }));

  it('shows the same figure as headline, year row and month row', () =>
    runs((run) => {
      for (const table of Object.values(run.tables)) {
        const years = shownYears(table);
        const lastMonths = years.map(({ year }) => shownMonths(table, year).at(-1));
        expect(lastMonths).toEqual(years);
        if (!('yearly' in run.tables)) continue;
        const last = years.at(-1);
        for (const [name, value] of Object.entries(shownResults(run))) {
          if (last && name in last) expect(value).toBe(last[name]);
        }
      }
    }));

  it('is the plain sum at a zero rate', () =>
    runs((_, inputs) => {
      const rates = Object.keys(inputs).filter((name) => /(annual|debt|source|target)RatePct/.test(name));
      const { results } = model.run({ ...inputs, ...Object.fromEntries(rates.map((name) => [name, 0])) } as never);
      if ('gains' in results) expect(results.gains).toBe(ZERO);
      else if ('interest' in results) expect(results.interest).toBe(ZERO);
      else if ('target' in results) expect(results.requiredLumpsum).toBe(results.stillNeeded ?? results.target);
    }));
});

describe('value grows with rate, amount and years', () => {
  const plan = fc.record({ monthly: cents(10_000), years: fc.integer({ min: 1, max: 30 }), annualRatePct: cents(30) });
  it.each(['monthly', 'years', 'annualRatePct'] as const)('%s', (name) => {
    fc.assert(
      fc.property(plan, fc.constantFrom('start' as const, 'end' as const), (inputs, timing) => {
        const more = { ...inputs, [name]: inputs[name] + 1 };
        const before = sip.run({ ...inputs, timing }).results.value;
        const after = sip.run({ ...more, timing }).results.value;
        expect(after >= before).toBe(true);
        if (inputs.monthly > 0 && (name !== 'annualRatePct' || inputs.years > 1)) expect(after > before).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a required instalment, put back into a SIP', () => {
  it.each(['start', 'end'] as const)('reaches the target: %s of month', (timing) => {
    const goal = fc.record({
      target: fc.integer({ min: 1, max: 100_000_000 }),
      years: fc.integer({ min: 1, max: 40 }),
      annualRatePct: cents(30),
    });
    fc.assert(
      fc.property(goal, fc.constantFrom('nominal' as const, 'effective' as const), (inputs, rateConvention) => {
        const { requiredSip, requiredSipIfStartOfMonth } = corpus.run({ ...inputs, rateConvention }).results;
        const monthly = digits(timing === 'end' ? requiredSip : requiredSipIfStartOfMonth);
        const { value } = sip.run({ ...inputs, monthly, timing, rateConvention }).results;
        expect(magnitude(value - whole(inputs.target)) < exact('1e-30')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('a step-up SIP without a step is the flat SIP', () => {
  const flat = { monthly: 4321, years: 17, annualRatePct: '11.3' };
  const { results } = stepUpSip.run({ ...flat, stepUpPct: 0, stepUpRupees: 0 });
  expect(results.extraOverFlat).toBe(ZERO);
  expect(rupees(results.value)).toBe(rupees(sip.run(flat).results.value));
});
