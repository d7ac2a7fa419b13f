import fc from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { chartData } from '#calculator-page/chart/chart-data.ts';
import { monthsFile, toCsv, yearsFile } from '#calculator-page/keep/table-file.ts';
import { examples } from '#calculators/examples.ts';
import type { CalculatorDefinition, Choices } from '#definition/definition.ts';
import { noteOf } from '#form/draw-fields.ts';
import { type Outcome, outcomeOf, unconverted } from '#outcome/outcome.ts';
import { basisText, todaysRupees } from '#outcome/price-basis.ts';
import { printedText } from '#outcome/printed-text.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

const today = '2026-11-20';

/** Figures at every edge of what a field takes, and texts that it must refuse. */
const edge = fc.constantFrom(
  ...['0', '0.0000001', '0.01', '0.5', '1', '2', '7.1', '12.345678', '30', '60', '61', '99', '100', '101', '1200'],
  ...[
    '1e308',
    'Infinity',
    '-5',
    'abc',
    '₹ 1,00,000',
    '5L',
    '1.2cr',
    '999999999999.99',
    '1000000000000',
    '1000000000001',
  ],
);

function typedInto(definition: CalculatorDefinition, example: Record<string, number | string>) {
  const { texts } = initialScenario(definition, null);
  const fields = definition.fields.map(({ name }) => {
    const usual = String(example[name] ?? texts[name]);
    const { choices } = definition.rules[name] ?? {};
    if (choices) return [name, fc.constantFrom(...choices, usual, 'abc')];
    if (definition.rules[name]?.unit === 'date') return [name, fc.constantFrom(usual, '2026-11-21', '2125-12-31')];
    return [name, fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 3, arbitrary: edge })];
  });
  return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Record<string, string>>;
}

const choice: fc.Arbitrary<Choices> = fc.record({
  rateConvention: fc.constantFrom('nominal', 'effective'),
  timing: fc.constantFrom('start', 'end'),
  mode: fc.constantFrom('monthly', 'oneTime'),
});

/** The words of a formula, which is made of elements only. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'boolean' || node === null || node === undefined ? '' : String(node);
}

/** Everything that a page says about an outcome: figures, words, formula, chart, both files and paper. */
function saidOf(definition: CalculatorDefinition, outcome: Outcome, inflation: number | null): string {
  const { choices, values, inputs, run } = outcome;
  const { line, legend } = definition.formula(inputs, choices, run);
  return [
    spokenResult(outcome, {}, today),
    definition.convention(choices, values),
    basisText(outcome.conversion),
    printedText(definition, outcome, inflation, today),
    ...definition.fields.map((field) => noteOf(definition, field, values[field.name], { choices, today })),
    textOf(line),
    textOf(legend),
    ...chartData(outcome, definition).points.map(({ spoken }) => spoken()),
    toCsv(yearsFile(outcome)),
    toCsv(monthsFile(outcome)),
  ].join('\n');
}

/** The largest figure that a field takes, of those above and of others. */
function mostOf(definition: CalculatorDefinition, name: string, usual: string): string {
  const candidates = ['0', '12', '30', '99', '100', '101', '1200', '10000', '1000000', '1000000000000'];
  const taken = candidates.filter(
    (text) => readFields(definition, { [name]: text }, today).problems[name] === undefined,
  );
  const { unit, choices } = definition.rules[name] ?? {};
  return unit === 'date' || choices ? usual : (taken.at(-1) ?? usual);
}

describe.each(examples)('$path', (definition, example) => {
  it('has a result for the largest figures of all fields together', () => {
    const usual = initialScenario(definition, null).texts;
    const texts = Object.fromEntries(
      definition.fields.map(({ name }) => [name, mostOf(definition, name, String(example[name] ?? usual[name]))]),
    );
    const later = {
      ...{
        age: String(definition.rules.age?.min ?? 0),
        withdrawAge: '100',
        retirementAge: String(definition.rules.retirementAge?.max ?? 99),
        lifeExpectancy: '100',
      },
      ...{ delayMonths: '12', prepayMonth: '12' },
    };
    const { inputs, problems } = readFields(definition, { ...texts, ...later }, today);
    expect(problems).toEqual({});
    const { choices } = initialScenario(definition, null);
    expect(inputs && outcomeOf(definition, inputs, choices)).not.toBeNull();
  });

  it('whatever is typed, shows sound figures or says what is wrong', () => {
    const cases = fc.tuple(typedInto(definition, example), choice, fc.constantFrom(null, 0, 0.0000001, 6, 30));
    fc.assert(
      fc.property(cases, ([texts, choices, inflation]) => {
        const reading = readFields(definition, texts, today);
        if (reading.inputs === null) {
          expect(Object.values(reading.problems).length).toBeGreaterThan(0);
          return;
        }
        const outcome = outcomeOf(
          definition,
          reading.inputs,
          choices,
          inflation === null ? unconverted : todaysRupees(inflation),
        );
        if (outcome === null) throw new Error('every field passed, and there is no result');
        for (const { result, amount } of outcome.figures) {
          // What prices leave of a gain may be less than none.
          const sound = inflation !== null && /^(gains|interest)$/.test(result) ? /^-?\d+\.\d\d$/ : /^\d+\.\d\d$/;
          if (amount !== null) expect(amount).toMatch(sound);
        }
        const { points, scale } = chartData(outcome, definition);
        for (const { lower, upper } of points)
          expect(lower >= 0 && upper >= 0 && lower + upper <= scale.top).toBe(true);
        expect(Number.isFinite(scale.top)).toBe(true);
        const said = saidOf(definition, outcome, inflation);
        expect(said).not.toMatch(/NaN|Infinity|undefined|null|\[object|\de[+-]?\d|₹\s?[-−–]|-₹|-0\.00/);
        if (inflation === null) expect(said).not.toMatch(/−\s?₹|,-/);
      }),
      { numRuns: 60 },
    );
  });
});
