import { expect, test } from 'vitest';
import { view as emiView } from '#calculators/emi/fields.ts';
import { view as fireView } from '#calculators/fire/fields.ts';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { figureText, isHidden } from '#outcome/figure-text.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { spokenResult } from '#outcome/spoken-result.ts';

const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;

/** The figures that are shown, by their labels. */
function shown(spec: CalculatorView, inputs: Inputs) {
  const outcome = outcomeOf(spec, inputs, choices);
  const figures = outcome?.figures.filter((figure) => !isHidden(figure, figure)) ?? [];
  return {
    figures: Object.fromEntries(figures.map((figure) => [figure.label, figureText(figure, null)])),
    spoken: spokenResult(outcome, {}, null),
  };
}

const loan = { principal: 5_000_000, years: 20, annualRatePct: 9 };
const plan = {
  ...{ age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 },
  ...{ annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 },
};

test('a loan tells of extra payments and of wealth only when there are any', () => {
  const plain = {
    'Monthly instalment (EMI)': '₹44,986.30',
    'Total interest': '₹57,96,711.47',
    'Total paid': '₹1,07,96,711.47',
  };
  expect(shown(emiView, loan).figures).toEqual(plain);
  expect(shown(emiView, { ...loan, investRatePct: 12 }).figures).toEqual(plain);
  expect(shown(emiView, { ...loan, prepayYearly: 100_000 }).figures).toMatchObject({
    'Interest saved': '₹20,17,584.96',
    'Repaid in': 'Month 167 (year 14)',
    'Sooner by': '73 months',
  });
  const both = shown(emiView, { ...loan, prepayYearly: 100_000, investRatePct: 12 });
  expect(both.figures).toMatchObject({ 'Ahead at the end': 'Investing, by ₹18,97,780.30' });
  expect(both.spoken).toContain('Ahead at the end Investing, by ₹18,97,780.30');
});

test('an age is told in years and months, and that it never comes in a sentence', () => {
  expect(shown(fireView, plan).figures).toEqual({
    'Age of independence': '48 years 7 months',
    'Reached in': 'Month 223 (year 19)',
    'Corpus needed then': '₹4,73,90,773.56',
    'You have by then': '₹4,74,20,744.12',
    'Corpus to stop working today': '₹1,97,30,532.19',
  });
  expect(shown(fireView, { ...plan, savings: 50_000_000 }).figures).toMatchObject({
    'Age of independence': '30 years',
    'Reached in': 'Today',
  });
  const never = shown(fireView, { ...plan, monthly: 0, savings: 0 });
  expect(never.figures).toEqual({
    'Age of independence': 'Not before 90 with these figures.',
    'Corpus to stop working today': '₹1,97,30,532.19',
  });
});
