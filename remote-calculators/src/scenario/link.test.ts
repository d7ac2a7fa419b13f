import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dreamCarDefinition from '#calculators/dream-car/texts.tsx';
import emiDefinition from '#calculators/emi/texts.tsx';
import { examples } from '#calculators/examples.ts';
import fdDefinition from '#calculators/fd/texts.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import stpDefinition from '#calculators/stp/texts.tsx';
import type { InputRule } from '#engine/model.ts';
import { workedOut } from '#form/calculator-form.ts';
import { pages } from '#pages.ts';
import { fromQuery, LONGEST_QUERY, toQuery } from '#scenario/link.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';
import { defaultTax } from '#scenario/settings.ts';

const today = '2026-11-20';
const query = (scenario: Scenario, definition = sipDefinition) =>
  toQuery(definition, scenario, readFields(definition, scenario.texts, scenario.countedFrom ?? today));

/** What may stand in a field: figures in and out of bounds, in many hands, and what is none. */
const typed = fc.oneof(
  fc.double({ min: 0, max: 2e12, noNaN: true }).map(String),
  fc.integer({ min: 0, max: 200 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 18 }))
    .map(([n, places]) => (n / 10 ** places).toFixed(places)),
  fc.constantFrom('', '0', '-5', '1e308', '₹ 1,00,000', '5L', '1.2cr', 'abc', '१२', '99999999999999999999'),
);

describe('a link', () => {
  it('holds every input and convention and opens as the same scenario', () => {
    const scenario: Scenario = {
      ...initialScenario(sipDefinition, null),
      texts: { monthly: '12,345', years: '17', annualRatePct: '12.75' },
      choices: { rateConvention: 'effective', timing: 'end', mode: 'monthly' },
      todaysRupees: { on: true, text: '5.5' },
      range: { on: true, text: '18', seed: 7 },
    };
    const text = query(scenario);
    expect(text).toBe(
      'monthly=12345&years=17&annualRatePct=12.75&rateConvention=effective&timing=end&todaysRupeesPct=5.5&volatilityPct=18&seed=7',
    );
    expect(fromQuery(sipDefinition, `?${text}`, today)).toEqual(scenario);
  });

  it.each(examples)(
    '$path: whatever is typed, a link is plain and short, and opens as the same figures',
    (definition, example) => {
      const kept = ['age', 'retirementAge', 'withdrawAge', 'lifeExpectancy', 'years', 'targetDate'];
      const texts = fc.record(
        Object.fromEntries(
          definition.fields.map(({ name }) => [
            name,
            kept.includes(name) ? fc.oneof(fc.constant(String(example[name])), typed) : typed,
          ]),
        ),
      );
      const scenarios = fc.tuple(texts, fc.boolean(), typed, fc.boolean(), typed);
      // What may be left out and is, opens as what it usually is: the same figures, written down.
      const written = (text: string) => {
        const parts = new URLSearchParams(text);
        const usual = initialScenario(definition, null).texts;
        for (const { name, optional } of definition.fields)
          if (optional === true && !parts.has(name)) parts.set(name, usual[name] ?? '');
        parts.sort();
        return parts.toString();
      };
      fc.assert(
        fc.property(scenarios, ([texts, todays, inflation, range, deviation]) => {
          const scenario: Scenario = {
            ...initialScenario(definition, null),
            texts: { ...initialScenario(definition, null).texts, ...texts },
            todaysRupees: { on: todays, text: inflation },
            range: { on: range, text: deviation, seed: 3 },
          };
          const text = query(scenario, definition);
          if (text === '') return;
          expect(text).not.toMatch(/\de[-+]?\d|NaN|Infinity|=(&|$)/);
          expect(text.length).toBeLessThanOrEqual(LONGEST_QUERY);
          const opened = fromQuery(definition, `?${text}`, today);
          expect(opened).not.toBe('bad');
          expect(written(query(opened as Scenario, definition))).toBe(written(text));
        }),
        { numRuns: 150 },
      );
    },
  );

  it('keeps what the chance is asked with, and its deviation without opening the range', () => {
    const chance = { target: '50,00,000', postVolatility: '' };
    const scenario = { ...initialScenario(sipDefinition, null), chance, range: { on: false, text: '10', seed: 0 } };
    const text = query(scenario);
    expect(text).toMatch(/&volatilityPct=10&seed=0&range=off&target=5000000$/);
    expect(fromQuery(sipDefinition, `?${text}`, today)).toEqual(scenario);
    expect(query(initialScenario(sipDefinition, null))).not.toMatch(/target|seed|range/);

    const expenses = initialScenario(byExpenseDefinition, null);
    const texts = { ...expenses.texts, ...{ age: '30', retirementAge: '60', monthlyExpense: '50,000' } };
    const lives = {
      ...expenses,
      texts: { ...texts, annualRatePct: '12' },
      chance: { target: '', postVolatility: '3.5' },
    };
    expect(query(lives, byExpenseDefinition)).toMatch(/&postVolatilityPct=3\.5$/);
    expect(fromQuery(byExpenseDefinition, `?${query(lives, byExpenseDefinition)}`, today)).toEqual(lives);
  });

  it('keeps what tax is asked with, and opens its panel', () => {
    const tax = {
      on: true,
      kind: 'debt',
      sourceKind: 'hybrid',
      slabPct: '20',
      otherIncome: '12,00,000',
      regime: 'old',
    } as const;
    const scenario = { ...initialScenario(stpDefinition, null), tax };
    const text = query(scenario, stpDefinition);
    expect(text).toContain('&taxKind=debt&sourceTaxKind=hybrid&slabPct=20&otherIncome=1200000&regime=old');
    expect(fromQuery(stpDefinition, `?${text}`, today)).toEqual(scenario);
    const usual = { ...initialScenario(sipDefinition, null), tax: { ...defaultTax, on: true } };
    expect(query(usual)).toMatch(/&taxKind=equity$/);
    expect(fromQuery(sipDefinition, `?${query(usual)}`, today)).toEqual(usual);
  });

  it('keeps what a SIP beside a deposit returns, while its panel is open', () => {
    const usual = initialScenario(fdDefinition, null);
    expect(query(usual, fdDefinition)).not.toContain('sipReturnPct');
    expect(query({ ...usual, sip: { on: false, text: '9' } }, fdDefinition)).not.toContain('sipReturnPct');
    const scenario = { ...usual, sip: { on: true, text: '9.5' } };
    expect(query(scenario, fdDefinition)).toMatch(/&sipReturnPct=9.5$/);
    expect(fromQuery(fdDefinition, `?${query(scenario, fdDefinition)}`, today)).toEqual(scenario);
    expect(fromQuery(fdDefinition, `?${query(usual, fdDefinition)}&sipReturnPct=31`, today)).toBe('bad');
    expect(fromQuery(sipDefinition, `?${query(initialScenario(sipDefinition, null))}&sipReturnPct=31`, today)).not.toBe(
      'bad',
    );
  });

  it('says nothing of tax while nobody asks, so that links from before mean what they meant', () => {
    expect(query(initialScenario(sipDefinition, null))).not.toContain('tax');
    expect(fromQuery(sipDefinition, '?monthly=5000&years=10&annualRatePct=12', today)).toMatchObject({
      tax: defaultTax,
    });
  });

  it('takes figures as they are written in India', () => {
    const opened = fromQuery(sipDefinition, '?monthly=50,000&years=%E0%A5%A7%E0%A5%A6&annualRatePct=12%20%25', today);
    expect(opened).toMatchObject({ texts: { monthly: '50,000', years: '10', annualRatePct: '12' } });
  });

  it('is made without a range that cannot be used', () => {
    const scenario = { ...initialScenario(sipDefinition, null), range: { on: true, text: '900', seed: 7 } };
    expect(query(scenario)).toBe('monthly=5000&years=10&annualRatePct=12&rateConvention=nominal&timing=start');
  });

  it('takes months for years, and passes over names of others', () => {
    const opened = fromQuery(sipDefinition, '?monthly=5000&months=120&annualRatePct=12&utm_source=mail', today);
    expect(opened).toMatchObject({ texts: { monthly: '5,000', years: '10' } });
    expect(fromQuery(sipDefinition, '?utm_source=mail', today)).toBeNull();
    // However long they are: the origin has dropped them before it rendered the page.
    expect(fromQuery(sipDefinition, `?monthly=5000&utm_source=${'m'.repeat(1000)}`, today)).toMatchObject({
      texts: { monthly: '5,000' },
    });
  });

  it.each([
    '?monthly=7&years=10&annualRatePct=12',
    '?monthly=abc',
    '?monthly=1e4',
    '?monthly=-5000',
    '?monthly=5000&timing=noon',
    '?monthly=5000&todaysRupeesPct=900',
    '?monthly=5000&seed=0.5',
    '?monthly=5000&seed=0x10',
    '?monthly=5000&target=0',
    '?monthly=5000&target=much',
    '?monthly=5,0',
    '?monthly=5000&taxKind=gold',
    '?monthly=5000&slabPct=31',
    '?monthly=5000&otherIncome=-1',
    '?monthly=5000&months=7',
    `?monthly=5000&years=${'0'.repeat(1000)}9`,
  ])('that says %s is bad', (search) => {
    expect(fromQuery(sipDefinition, search, today)).toBe('bad');
  });

  it.each(['2026-02-31x', 'zzz', '2026-13-45', '2026-02-30'])('that counts from %s is bad', (day) => {
    const search = `?amountToday=1000000&targetDate=2031-11-20&annualRatePct=12&today=${day}`;
    expect(fromQuery(dreamCarDefinition, search, today)).toBe('bad');
  });

  it.each(['2031-02-30', '2031-13-45', '2031'])('that ends on %s, which is no day, is bad', (day) => {
    const search = `?amountToday=1000000&targetDate=${day}&annualRatePct=12`;
    expect(fromQuery(dreamCarDefinition, search, today)).toBe('bad');
  });

  it('counts from its own day for ever', () => {
    const search = '?amountToday=1000000&targetDate=2031-11-20&annualRatePct=12&today=2026-11-20';
    const opened = fromQuery(dreamCarDefinition, search, '2030-01-01');
    expect(opened).toMatchObject({ countedFrom: '2026-11-20' });
    expect(query(opened as Scenario, dreamCarDefinition)).toContain('targetDate=2031-11-20');
    expect(query(opened as Scenario, dreamCarDefinition)).toContain('today=2026-11-20');
  });

  it('says by its names which of two calculators at one address it means', () => {
    expect(fromQuery(byExpenseDefinition, '?age=30&retirementAge=60&amountToday=100', today)).toBeNull();
    expect(fromQuery(retirementDefinition, '?age=30&retirementAge=60&monthlyExpense=100', today)).toBeNull();
    expect(fromQuery(retirementDefinition, '?age=30&retirementAge=20', today)).toBe('bad');
  });

  it.each(examples)('$path: the origin renders it by every name that it can hold', (definition, example) => {
    const usual = initialScenario(definition, null);
    const given = Object.entries(example).map(([name, value]) => [name, String(value)]);
    const text = query(
      {
        ...usual,
        texts: { ...usual.texts, ...Object.fromEntries(given) },
        countedFrom: today,
        todaysRupees: { on: true, text: '5' },
        range: { on: true, text: '18', seed: 7 },
        tax: { on: true, kind: 'debt', sourceKind: 'hybrid', slabPct: '20', otherIncome: '1', regime: 'old' },
      },
      definition,
    );
    // Names of fields, habits, rupees, range and tax are all in it: none was left out for being usual or too long.
    const { range, tax } = definition.extras;
    const optional = [
      ...(definition.unpriced ? [] : ['todaysRupeesPct']),
      ...(range ? ['seed'] : []),
      ...(tax ? ['regime'] : []),
      ...(tax === 'transfer' ? ['sourceTaxKind'] : []),
    ];
    const held = [...new URLSearchParams(text).keys()];
    expect(held).toEqual(expect.arrayContaining([...definition.conventions, ...optional]));
    const page = pages.find(({ path }) => path === definition.path);
    expect(page?.query).toEqual(expect.arrayContaining(held));
  });

  it('takes no inflation where a page shows the rupees of each day alone', () => {
    const linked = fromQuery(emiDefinition, '?principal=5000000&years=20&annualRatePct=9&todaysRupeesPct=6', today);
    expect(linked).toMatchObject({ todaysRupees: { on: false } });
    expect(emiDefinition.unpriced && workedOut(emiDefinition, linked as Scenario, today, null).inflationPct).toBeNull();
  });

  it.each(examples)('$path stays short with the most digits in every field', (definition, example) => {
    const { todaysRupees, ...scenario } = initialScenario(definition, null);
    const longOf = ({ unit, min = 0 }: Partial<InputRule> = {}) =>
      unit === 'rupees' ? '10000.123456789012' : unit === 'percent' ? `${Math.max(min, 9)}.123456789012` : undefined;
    // What the least is follows from the other fields.
    const least: { readonly [name: string]: number } = { annuityPct: 20 };
    const ruleOf = (name: string) => ({ ...definition.rules[name], ...(least[name] && { min: least[name] }) });
    const texts = definition.fields.map(({ name, wholeOnly }) => [
      name,
      (wholeOnly ? undefined : longOf(ruleOf(name))) ?? String(example[name] ?? scenario.texts[name]),
    ]);
    const text = query(
      {
        ...{ ...scenario, texts: Object.fromEntries(texts), countedFrom: today },
        choices: { rateConvention: 'effective', timing: 'start', mode: 'oneTime' },
        todaysRupees: { ...todaysRupees, on: true, text: '9.123456789012' },
        range: { on: true, text: '59.123456789012', seed: 999_999_998 },
        tax: {
          on: true,
          kind: 'hybrid',
          sourceKind: 'equity',
          slabPct: '15',
          otherIncome: '999999999999',
          regime: 'old',
        },
      },
      definition,
    );
    expect(text).toContain('9.123456789012');
    expect(text.includes('effective')).toBe(definition.conventions.length > 0);
    expect(text.length).toBeLessThanOrEqual(LONGEST_QUERY);
  });
});

it('leaves empty what a link leaves out, although the page opens on an example of it', () => {
  const link = '?age=30&retirementAge=60&lifeExpectancy=85&monthlyExpense=50000&annualRatePct=12&postReturnPct=8';
  expect(initialScenario(byExpenseDefinition, null).texts.monthly).toBe('15,000');
  expect(fromQuery(byExpenseDefinition, link, today)).toMatchObject({ texts: { monthly: '', savings: '0' } });
  expect(fromQuery(byExpenseDefinition, `${link}&monthly=20000`, today)).toMatchObject({
    texts: { monthly: '20,000' },
  });
});

describe('a link of a deposit', () => {
  const texts = (search: string) => {
    const scenario = fromQuery(fdDefinition, search, today);
    return scenario === null || scenario === 'bad' ? scenario : scenario.texts;
  };
  const deposit = 'principal=100000&annualRatePct=7';

  it('says its term in months or in years, and its slab by name', () => {
    expect(texts(`${deposit}&months=14&slabPct=30`)).toMatchObject({ months: '14', slabPct: '30' });
    expect(texts(`${deposit}&years=5`)).toMatchObject({ months: '60', slabPct: '' });
    const scenario = fromQuery(fdDefinition, `${deposit}&months=14&slabPct=30`, today);
    if (scenario === null || scenario === 'bad') throw new Error('not read');
    expect(query(scenario, fdDefinition)).toBe('principal=100000&months=14&annualRatePct=7&slabPct=30');
  });

  it.each(['&slabPct=12', '&slabPct=thirty', '&months=14.5', '&years=21'])('is refused with %s', (part) => {
    expect(texts(`${deposit}${part}`)).toBe('bad');
  });
});
