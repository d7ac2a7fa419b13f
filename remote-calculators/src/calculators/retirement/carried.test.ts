import { expect, test } from 'vitest';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { BetweenQuestions } from '#calculators/retirement/carried.ts';
import { view } from '#calculators/retirement/fields.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const withTexts = (of: CalculatorView, texts: Scenario['texts']): Scenario => {
  const usual = initialScenario(of, null);
  return { ...usual, texts: { ...usual.texts, ...texts } };
};
const switched = (between: BetweenQuestions, from: CalculatorView, scenario: Scenario, to: CalculatorView) => {
  between.press();
  between.left(from, scenario);
  return between.taken(to);
};

test('what both questions ask goes along, and each keeps what it alone asks', () => {
  const between = new BetweenQuestions();
  const first = withTexts(view, { age: '35', amountToday: '2,00,00,000', savings: '5,00,000' });
  const second = switched(between, view, first, byExpenseView) as Scenario;
  expect(second.texts).toMatchObject({ age: '35', savings: '5,00,000', retirementAge: '60', monthlyExpense: '50,000' });
  expect(second.texts).not.toHaveProperty('amountToday');

  const later = { ...second, texts: { ...second.texts, age: '36', monthlyExpense: '70,000' } };
  const back = switched(between, byExpenseView, later, view) as Scenario;
  expect(back.texts).toMatchObject({ age: '36', amountToday: '2,00,00,000', savings: '5,00,000' });
  expect(switched(between, view, back, byExpenseView)?.texts).toMatchObject({ age: '36', monthlyExpense: '70,000' });
});

test('beside an example that nobody has touched stands the other example', () => {
  expect(switched(new BetweenQuestions(), view, initialScenario(view, null), byExpenseView)).toBeNull();
});

test('beside a form that was emptied stands one without figures of an example', () => {
  const emptied = withTexts(view, { age: '41', retirementAge: '', amountToday: '', annualRatePct: '' });
  expect(switched(new BetweenQuestions(), view, emptied, byExpenseView)?.texts).toMatchObject({
    ...{ age: '41', retirementAge: '', monthlyExpense: '', monthly: '', annualRatePct: '' },
    ...{ inflationPct: '6', lifeExpectancy: '85', postReturnPct: '8' },
  });
});

test('the convention and today’s rupees go along', () => {
  const usual = initialScenario(view, null);
  const todaysRupees = { on: true, text: '5' };
  const chosen: Scenario = { ...usual, todaysRupees, choices: { ...usual.choices, rateConvention: 'effective' } };
  const second = switched(new BetweenQuestions(), view, chosen, byExpenseView);
  expect([second?.choices.rateConvention, second?.todaysRupees]).toEqual(['effective', todaysRupees]);
});

test('an address that leads to the other question brings nothing along', () => {
  const between = new BetweenQuestions();
  between.left(view, withTexts(view, { age: '35' }));
  expect(between.taken(byExpenseView)).toBeNull();
});
