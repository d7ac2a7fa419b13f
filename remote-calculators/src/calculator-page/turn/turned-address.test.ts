import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnedAddress } from '#calculator-page/turn/turned-address.ts';
import { view as corpus } from '#calculators/corpus/fields.ts';
import { view as lumpsum } from '#calculators/lumpsum/fields.ts';
import { view as lumpsumSip } from '#calculators/lumpsum-sip/fields.ts';
import { view as sip } from '#calculators/sip/fields.ts';
import { view as stepUpSip } from '#calculators/step-up-sip/fields.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { workedOut } from '#form/calculator-form.ts';
import { fromQuery } from '#scenario/link.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const pages: Readonly<Record<string, CalculatorView>> = Object.fromEntries(
  [corpus, lumpsum, lumpsumSip, sip, stepUpSip].map((view) => [view.path, view]),
);

const worked = (view: CalculatorView, scenario: Scenario) => workedOut(view, scenario, null, null);

/** The page of an address, as it is worked out there; the address has to be one that it can use. */
function opened(address: string) {
  const [path = '', query = ''] = address.split('?');
  const view = pages[path];
  if (view === undefined) throw new Error(`${path} is no page that can be turned round.`);
  const scenario = fromQuery(view, `?${query}`, '');
  if (scenario === null || scenario === 'bad') throw new Error(`${address} is ${scenario}.`);
  return { view, ...worked(view, scenario) };
}

const linkOf = (path: string, figures: Record<string, number | string>) =>
  `${path}?${new URLSearchParams(Object.entries(figures).map(([name, value]) => [name, String(value)]))}`;

/** Where a plan leads, and where that leads back to. */
function thereAndBack(address: string) {
  const here = opened(address);
  const there = opened(turnedAddress(here.view, here));
  return { here, there, back: opened(turnedAddress(there.view, there)) };
}

const paise = (least: number, most: number) => fc.integer({ min: least * 100, max: most * 100 }).map((n) => n / 100);
const assumed = {
  years: fc.integer({ min: 1, max: 40 }),
  annualRatePct: fc.integer({ min: 10, max: 300 }).map((n) => n / 10),
  rateConvention: fc.constantFrom('nominal', 'effective'),
};
const timed = { ...assumed, timing: fc.constantFrom('start', 'end') };
const stepUpPct = fc.integer({ min: 1, max: 60 }).map((n) => n / 2);

const shown = ({ outcome }: { outcome: ReturnType<typeof opened>['outcome'] }) =>
  Object.fromEntries(outcome?.figures.map(({ result, amount }) => [result, amount]) ?? []);

describe('a plan that is turned round and back', () => {
  it.each([
    ['/sipcalculator', 'monthly', fc.record({ monthly: paise(100, 100_000), ...timed })],
    ['/stepupsipcalculator', 'monthly', fc.record({ monthly: paise(1, 100_000), stepUpPct, ...timed })],
    [
      '/lumpsumandsip',
      'monthly',
      fc.record({ principal: fc.integer({ min: 1, max: 1e7 }), monthly: paise(1, 100_000), stepUpPct, ...timed }),
    ],
    ['/lumpsumcalculator', 'oneTime', fc.record({ principal: fc.integer({ min: 10_000, max: 1e7 }), ...assumed })],
  ] as const)('is the same plan again: from %s', (path, mode, plans) => {
    fc.assert(
      fc.property(plans as fc.Arbitrary<Record<string, number | string>>, (plan) => {
        const { here, there, back } = thereAndBack(linkOf(path, plan));
        expect(there.view.path).toBe('/corpus');
        expect(there.scenario.choices.mode).toBe(mode);
        expect(back.view.path).toBe(path);
        expect(back.reading.inputs).toEqual(here.reading.inputs);
        expect(back.scenario.choices.rateConvention).toBe(here.scenario.choices.rateConvention);
        if ('timing' in plan) expect(back.scenario.choices.timing).toBe(plan.timing);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['/sipcalculator', {}],
    ['/stepupsipcalculator', { stepUpPct }],
    ['/lumpsumandsip', { savings: fc.integer({ min: 1, max: 1_000 }) }],
    ['/lumpsumandsip', { savings: fc.integer({ min: 1, max: 1_000 }), stepUpPct }],
  ] as const)('is the same target again: from /corpus to %s', (path, more) => {
    const plans = fc.record({
      target: paise(1_000_000, 5_000_000),
      ...timed,
      ...more,
      years: fc.integer({ min: 1, max: 15 }),
    });
    fc.assert(
      fc.property(plans as fc.Arbitrary<Record<string, number | string>>, (plan) => {
        const { here, there, back } = thereAndBack(linkOf('/corpus', { ...plan, mode: 'monthly' }));
        expect(there.view.path).toBe(path);
        expect(shown(there).value).toBe(shown(here).target);
        expect(back.reading.inputs).toEqual(here.reading.inputs);
        expect(back.scenario.choices).toEqual(here.scenario.choices);
      }),
      { numRuns: 100 },
    );
  });

  it('needs the same sum at once within a rupee, since a lump sum is asked in whole rupees', () => {
    const plans = fc.record({ target: paise(5_000_000, 1e8), ...assumed, years: fc.integer({ min: 1, max: 15 }) });
    fc.assert(
      fc.property(plans as fc.Arbitrary<Record<string, number | string>>, (plan) => {
        const { here, there, back } = thereAndBack(linkOf('/corpus', { ...plan, mode: 'oneTime' }));
        expect(there.view.path).toBe('/lumpsumcalculator');
        expect(Math.abs(Number(shown(back).requiredLumpsum) - Number(shown(here).requiredLumpsum))).toBeLessThan(1);
      }),
      { numRuns: 100 },
    );
  });

  it('reaches the target at once, since whole rupees are rounded up', () => {
    const needs = { target: 9_670_988, years: 22, annualRatePct: 24.91 };
    // 72,499.04, of which 72,499 would lack ₹5.44 in the end.
    expect(thereAndBack(linkOf('/corpus', { ...needs, mode: 'oneTime' })).there.reading.values.principal).toBe(72_500);
    const plans = fc.record({ target: paise(5_000_000, 1e8), ...assumed, years: fc.integer({ min: 1, max: 15 }) });
    fc.assert(
      fc.property(plans as fc.Arbitrary<Record<string, number | string>>, (plan) => {
        const { here, there } = thereAndBack(linkOf('/corpus', { ...plan, mode: 'oneTime' }));
        expect(Number(shown(there).value)).toBeGreaterThanOrEqual(Number(shown(here).target));
      }),
      { numRuns: 100 },
    );
  });

  it('goes on in the rupees of today where amounts are shown so', () => {
    const address = linkOf('/sipcalculator', { monthly: 5000, years: 10, annualRatePct: 12, todaysRupeesPct: 6.5 });
    expect(thereAndBack(address).there.inflationPct).toBe(6.5);
  });
});

it('answers the monthly amount that a SIP has begun with', () => {
  const address = linkOf('/sipcalculator', { monthly: 5000, years: 10, annualRatePct: 12, timing: 'start' });
  const { here, there } = thereAndBack(address);
  expect(turnedAddress(here.view, here)).toBe(
    '/corpus?target=1161695.38&years=10&annualRatePct=12&rateConvention=nominal&timing=start&mode=monthly',
  );
  expect(shown(there).requiredSip).toBe('5000.00');
});

describe('without a plan that the other page takes, its path alone', () => {
  const bare = (view: CalculatorView, texts: Record<string, string>, mode: 'monthly' | 'oneTime' = 'monthly') => {
    const usual = initialScenario(view, null);
    const scenario = { ...usual, texts: { ...usual.texts, ...texts }, choices: { ...usual.choices, mode } };
    return turnedAddress(view, worked(view, scenario));
  };

  it.each([
    ['nothing is typed', sip, { monthly: '' }, '/corpus'],
    ['a figure cannot be read', lumpsum, { principal: 'some' }, '/corpus'],
    ['a figure is out of bounds', sip, { annualRatePct: '31' }, '/corpus'],
    ['nothing grows, which a corpus does not take', stepUpSip, { annualRatePct: '0' }, '/corpus'],
    ['the step has rupees', stepUpSip, { stepUpRupees: '500' }, '/corpus'],
    ['a lump sum is no whole rupees', lumpsumSip, { principal: '100000.50' }, '/corpus'],
    ['a target is missing', corpus, { target: '' }, '/sipcalculator'],
    ['an instalment is too small', corpus, { target: '1000' }, '/sipcalculator'],
    ['an instalment is too large', corpus, { target: '100000000000' }, '/sipcalculator'],
    ['the years are too many', corpus, { years: '51' }, '/sipcalculator'],
  ] as const)('where %s', (_, view, texts, path) => expect(bare(view, texts)).toBe(path));

  it('leads from an investment made once to the lump sum, also with savings that it has no field for', () => {
    expect(bare(corpus, { target: '' }, 'oneTime')).toBe('/lumpsumcalculator');
    expect(bare(corpus, { savings: '100000' }, 'oneTime')).toBe('/lumpsumcalculator');
    expect(bare(corpus, { stepUpPct: '10' }, 'oneTime')).toMatch(/^\/lumpsumcalculator\?principal=1036668&/);
  });
});

it('has an answer of 0 where the savings are enough', () => {
  const address = linkOf('/corpus', { target: 1_000_000, years: 10, annualRatePct: 12, savings: 900_000 });
  const { there } = thereAndBack(address);
  expect([there.view.path, there.reading.values.monthly]).toEqual(['/lumpsumandsip', 0]);
});

it('is the same on both sides: what leads to a page is led to by it', () => {
  for (const view of Object.values(pages))
    for (const { path } of view.turned?.ways ?? [])
      expect(pages[path]?.turned?.ways.map((way) => way.path)).toContain(view.path);
});
