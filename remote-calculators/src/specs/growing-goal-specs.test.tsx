import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import educationDefinition from '#calculators/child-education/texts.tsx';
import { examples } from '#calculators/examples.ts';
import type { CalculatorDefinition } from '#definition/definition.ts';
import { workedOut } from '#form/calculator-form.ts';
import { figureText } from '#outcome/figure-text.ts';
import { fromQuery, toQuery } from '#scenario/link.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-22';

/** The page of a calculator with these texts in its fields. */
function pageOf(
  definition: CalculatorDefinition,
  texts: Scenario['texts'],
  choices: Partial<Scenario['choices']> = {},
) {
  const usual = initialScenario(definition, null);
  const scenario = { ...usual, texts: { ...usual.texts, ...texts }, choices: { ...usual.choices, ...choices } };
  const worked = workedOut(definition, scenario, TODAY, null);
  const { outcome } = worked;
  if (outcome === null) throw new Error('no result');
  const told = outcome.figures.map((figure) => [figure.label, figureText(figure, null)] as const);
  const { line, legend } = definition.formula(outcome.inputs, scenario.choices, outcome.run);
  return {
    scenario,
    figures: Object.fromEntries(told.filter(([, text]) => text !== '')),
    said: definition.convention(scenario.choices, outcome.values),
    formula: renderToStaticMarkup(
      <>
        {line} {legend}
      </>,
    ),
    last: outcome.last,
    query: toQuery(definition, scenario, worked.reading),
  };
}

const education = { age: '5', withdrawAge: '18', amountToday: '10,00,000', annualRatePct: '10', inflationPct: '6' };
const fees = { ...education, amountToday: '4,00,000', inflationPct: '8', feeYears: '4' };
const saved = { ...education, age: '8', savings: '2,00,000' };

describe('a goal without savings, raise and fees', () => {
  test('says what it said before, in figures and in its link', () => {
    const { figures, query, formula, said } = pageOf(educationDefinition, education);
    expect(Object.keys(figures)).toEqual([
      ...['Monthly investment needed', 'One-time investment needed'],
      ...['Future cost', 'Invested amount', 'Estimated returns'],
    ]);
    expect(query).not.toMatch(/savings|stepUpPct|feeYears/);
    expect(formula).toContain('21,32,928.26 is 10,00,000 × 1.06 to the power of 13');
    expect(said).not.toMatch(/rises by|saved already/);
  });
});

describe('a goal with', () => {
  test('savings tells what they become and what is still needed', () => {
    const { figures, formula, said, last } = pageOf(educationDefinition, saved);
    expect(figures).toMatchObject({
      'Monthly investment needed': '₹6,099.44',
      'Savings will be': '₹5,41,408.30',
      'Still needed': '₹12,49,439.40',
    });
    expect(figures).not.toHaveProperty('Final instalment');
    expect(formula).toContain('12,49,439.40 × 0.0083333');
    expect(formula).toContain('12,49,439.40 is 17,90,847.70 less the 5,41,408.30 that the savings become.');
    expect(said).toMatch(/What is saved already earns the same rate\.$/);
    expect(last?.value).toBe('1790847.70');
  });

  test('savings leaves them out of one payment, and says so', () => {
    const { said, last, formula } = pageOf(educationDefinition, saved, { mode: 'oneTime' });
    expect(said).toMatch(/and is not part of the one payment that chart and table show\.$/);
    expect(last?.value).toBe('1249439.40');
    expect(formula).toMatch(/^12,49,439\.40 ÷ 1\.1<sup>10<\/sup>/);
  });

  test('a raise tells the final instalment, and what ₹1 becomes', () => {
    const { figures, formula, said } = pageOf(educationDefinition, { ...saved, savings: '', stepUpPct: '10' });
    expect(figures).toMatchObject({ 'Monthly investment needed': '₹5,928.63', 'Final instalment': '₹13,979.39' });
    expect(figures).not.toHaveProperty('Savings will be');
    expect(formula).toMatch(/^17,90,847\.70 ÷ 302\.0680 = /);
    expect(formula).toContain('raised by 10% in months 13, 25 and so on');
    expect(said).toMatch(/The instalment rises by 10% every year\.$/);
  });

  test('several years of fees tells their sum, and what they ask for on the first one’s day', () => {
    const { figures, formula } = pageOf(educationDefinition, fees);
    expect(figures).toMatchObject({
      'Monthly investment needed': '₹13,233.36',
      'Future cost': '₹42,07,548.49',
      'All fees': '₹49,01,971.64',
    });
    expect(formula).toContain('42,07,548.49 is what 4 yearly fees ask for on the day of the first');
    expect(formula).toContain('The fees: 10,87,849.49, ');
  });

  test('all of it opens again from its link', () => {
    const { query, scenario } = pageOf(educationDefinition, { ...fees, savings: '2,00,000', stepUpPct: '7.5' });
    expect(query).toContain('savings=200000&stepUpPct=7.5&feeYears=4');
    expect(fromQuery(educationDefinition, `?${query}`, TODAY)).toEqual(scenario);
    expect(fromQuery(educationDefinition, `?${query.replace('feeYears=4', 'feeYears=11')}`, TODAY)).toBe('bad');
  });
});

test('every goal page asks for savings and a raise, and education and the planner for yearly payments', () => {
  const goals = examples.filter(([{ extras }]) => extras.chance === 'goal');
  const asking = (name: string) =>
    goals.filter(([{ fields }]) => fields.some((field) => field.name === name && field.more)).map(([{ id }]) => id);
  expect(asking('savings').sort()).toEqual(goals.map(([{ id }]) => id).sort());
  expect(asking('stepUpPct')).toEqual(asking('savings'));
  expect([...new Set(asking('feeYears'))].sort()).toEqual(['childEducation', 'planYourGoal']);
});
