import { describe, expect, it } from 'vitest';
import { examples } from '#calculators/examples.ts';
import { growsOnce, isRateName, kindOfRate, rateWarnings } from '#outcome/assumed-rates.ts';
import { isHidden } from '#outcome/figure-text.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { todaysRupees } from '#outcome/price-basis.ts';
import { pages } from '#pages.ts';
import { initialScenario } from '#scenario/scenario.ts';
import { defaultTax } from '#scenario/settings.ts';

/** The most that AMFI allows, and the last nominal rate of two places whose effective one is not above it. */
const limits = { general: { most: 13, nominal: 12.28 }, fixedIncome: { most: 7.2, nominal: 6.97 } };

describe.each(examples)('$path', (definition, inputs) => {
  const { choices } = initialScenario(definition, null);
  const modes = definition.modes ? (['monthly', 'oneTime'] as const) : (['monthly'] as const);

  it.each(modes)('names only results and columns that its model gives (%s)', (mode) => {
    const outcome = outcomeOf(definition, inputs, { ...choices, mode });
    expect(outcome).not.toBeNull();
    for (const figure of outcome?.figures ?? []) {
      if (figure.words !== null) expect(figure.words, figure.label).not.toBe('');
      else if (!isHidden(figure, figure)) expect(figure.amount, figure.label).toMatch(/^-?\d+\.\d\d$/);
    }
    for (const { column } of definition.columns) expect(outcome?.years.at(-1)?.[column]).toMatch(/^-?\d+\.\d\d$/);
    const { compared } = definition;
    if (compared) expect(outcome?.figures.map(({ result }) => result)).toContain(compared);
  });

  it.each(modes)('adds up in every row, in today’s rupees too (%s)', (mode) => {
    for (const conversion of [undefined, todaysRupees(6)]) {
      const outcome = outcomeOf(definition, inputs, { ...choices, mode }, conversion);
      for (const row of outcome?.monthsOf() ?? []) {
        if (row.value === undefined || row.totalInvested === undefined) continue;
        const paise = (text: string | number | undefined) => BigInt(String(text).replace('.', ''));
        expect(paise(row.gains ?? row.interest)).toBe(paise(row.value) - paise(row.totalInvested));
      }
    }
  });

  it('gives notice of every return that lies above what AMFI lets calculators illustrate', () => {
    const { fields, agreedRates = [] } = definition;
    const names = fields.map(({ name }) => name);
    const returns = names.filter(isRateName).filter((name) => !agreedRates.includes(name));
    // No other field asks what a fund is assumed to earn, and what a bank takes is not assumed.
    const asked = fields.filter(({ label }) => /return/i.test(label));
    expect(asked.every(({ name }) => isRateName(name) && returns.includes(name))).toBe(true);
    for (const name of agreedRates)
      expect(rateWarnings(definition, { [name]: 30 }, { choices, tax: defaultTax }), name).toEqual([]);
    for (const name of returns) {
      const equity = { ...defaultTax, sourceKind: 'equity' } as const;
      for (const mode of modes) {
        const said = (rate: number, rateConvention: 'nominal' | 'effective') =>
          rateWarnings(definition, { [name]: rate }, { choices: { ...choices, mode, rateConvention }, tax: equity });
        const { most, nominal } = limits[kindOfRate(name, { choices, tax: equity })];
        expect(said(most, 'effective'), name).toEqual([]);
        expect(said(most + 0.01, 'effective'), name).toHaveLength(1);
        const once = growsOnce(definition, { mode });
        expect(said(nominal, 'nominal'), name).toEqual([]);
        expect(said(nominal + 0.01, 'nominal'), name).toHaveLength(once ? 0 : 1);
        expect(said(most + 0.01, 'nominal'), name).toHaveLength(1);
      }
    }
  });

  it('knows a rule for every field, and a page with its path', () => {
    for (const { name, slider } of definition.fields) {
      expect(definition.rules[name], name).toBeDefined();
      if (slider) expect(slider.max, name).toBeGreaterThan(slider.min);
    }
    expect(pages.map(({ path }) => path)).toContain(definition.path);
  });

  it('explains itself in at least three sections and three questions, with links that exist', () => {
    const { sections, questions, related } = definition.help();
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { to } of related) expect(pages.map(({ path }) => path)).toContain(to);
  });
});
