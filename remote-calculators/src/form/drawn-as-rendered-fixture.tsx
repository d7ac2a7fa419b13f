import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { Result } from '#calculator-page/results/result.tsx';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { catalogue } from '#calculators/catalogue.ts';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import type { CalculatorDefinition } from '#definition/definition.ts';
import { drawCalculator, type Worked, workedOut } from '#form/calculator-form.ts';
import { markup } from '#form/markup-fixture.ts';
import { figureText, headlineOf } from '#outcome/figure-text.ts';
import { figureSpecs } from '#outcome/outcome.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-22';

const definitions: CalculatorDefinition[] = [retirementDefinition, byExpenseDefinition];
for (const load of Object.values(catalogue)) {
  const { default: shown } = await load();
  if (typeof shown !== 'function') definitions.push(shown);
}

/** What a visitor may have set. */
export const TRIES = [
  ...['example', 'other figures', 'a high rate', 'an effective rate', 'the other day of the month', 'one investment'],
  ...["today's rupees", 'a strange inflation', 'a debt fund', 'nothing', 'no figures', 'figures out of bounds'],
] as const;

/** Each of {@link TRIES}. */
function scenariosOf(spec: CalculatorDefinition): Record<(typeof TRIES)[number], Scenario> {
  const example = initialScenario(spec, null);
  const { texts, choices, todaysRupees, tax } = example;
  // A list holds one of its choices, whatever is typed elsewhere.
  const typed = (text: (name: string, unit: string | undefined) => string) =>
    Object.fromEntries(
      Object.keys(texts).map((name) => [name, spec.rules[name]?.choices?.at(-1) ?? text(name, spec.rules[name]?.unit)]),
    );
  const higher = typed((name, unit) =>
    unit === 'date' ? '2041-03-09' : String(Number((texts[name] ?? '').replaceAll(',', '')) + 2),
  );
  return {
    example,
    'other figures': { ...example, texts: higher },
    'a high rate': { ...example, texts: typed((name, unit) => (unit === 'percent' ? '29' : (texts[name] ?? ''))) },
    'an effective rate': { ...example, choices: { ...choices, rateConvention: 'effective' } },
    'the other day of the month': {
      ...example,
      choices: { ...choices, timing: choices.timing === 'end' ? 'start' : 'end' },
    },
    'one investment': { ...example, choices: { ...choices, mode: 'oneTime' } },
    "today's rupees": { ...example, todaysRupees: { ...todaysRupees, on: true } },
    'a strange inflation': { ...example, todaysRupees: { on: true, text: '6L' } },
    'a debt fund': { ...example, tax: { ...tax, on: true, kind: 'debt' } },
    nothing: { ...example, texts: typed(() => '') },
    'no figures': { ...example, texts: typed(() => 'abc') },
    'figures out of bounds': {
      ...example,
      texts: typed((_, unit) => (unit === 'date' ? '2020-01-01' : '99999999999999')),
    },
  };
}

/** What React renders of a page whose form store began with `first`, and has told `told`. */
const rendered = (spec: CalculatorDefinition, first: Worked, told: Worked) => {
  const specs = figureSpecs(spec, first.scenario.choices, first.conversion);
  const headline = headlineOf(specs, first.outcome?.figures ?? null);
  return renderToStaticMarkup(
    <>
      <FieldsForm definition={spec} first={first} todaysRupees={told.scenario.todaysRupees} />
      <Result definition={spec} first={first} />
      <Disclaimer dependsOn={spec.dependsOn} above={told.above} />
      <ResultBar label={headline.label} text={figureText(headline.figure, first.today)} />
    </>,
  );
};

/**
 * Draws a calculator as a visitor may have set it, and compares that with what React renders.
 *
 * @param names of what visitors try, for each calculator
 */
export function compareDrawings(names: (spec: CalculatorDefinition) => readonly (typeof TRIES)[number][]): void {
  describe.each(definitions.map((spec) => [`${spec.id} ${spec.path}`, spec] as const))('%s', (_, spec) => {
    const set = scenariosOf(spec);
    const scenarios = names(spec).map((name) => [name, workedOut(spec, set[name], TODAY, null)] as const);
    const example = workedOut(spec, initialScenario(spec, null), TODAY, null);

    const warning = 'markets fall as well as rise';
    test(`the page ${spec.dependsOn ? 'says what else than a fund its figures depend on' : `says that ${warning}`}`, () => {
      const text = rendered(spec, example, example).toLowerCase();
      expect(text.includes(warning)).toBe(spec.dependsOn === undefined);
      expect(text).toContain('subject to market risks');
      expect(text).toContain((spec.dependsOn ?? warning).toLowerCase());
    });

    test.each(scenarios)(
      '%s is drawn as React renders it, and the example after it, in both themes',
      (_name, worked) => {
        for (const [theme, from, to] of [
          ['light', example, worked],
          ['dark', worked, example],
        ] as const) {
          document.documentElement.dataset.theme = theme;
          document.body.innerHTML = rendered(spec, to, to);
          const asReact = markup(document.body);
          document.body.innerHTML = rendered(spec, from, to);
          const spoken = drawCalculator(spec, to, '');
          for (const place of document.querySelectorAll('[role="status"]')) place.textContent = spoken;
          expect(markup(document.body)).toBe(asReact);
        }
      },
    );
  });
}
