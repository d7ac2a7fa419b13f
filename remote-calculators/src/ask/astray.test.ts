import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';
import { noSeveralGoals, typedGoals, unclearGoals } from '#ask/typed-goals-fixture.ts';
import { noIncomeTax, typedTax } from '#ask/typed-tax-fixture.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');
const LAKH = 100_000;

it.each(typedGoals)('plans the goals of "%s"', (text, goals, budget) => {
  expect(read(text)).toMatchObject({
    kind: 'goals',
    leavesOut: false,
    stated: {
      goals: goals.map(([kind, lakh, years]) => ({ kind, amountToday: lakh * LAKH, years })),
      ...(budget !== null && { budget }),
    },
  });
});

it.each(unclearGoals)('asks what each goal of "%s" costs and when', (text) => {
  expect(read(text)).toMatchObject({
    kind: 'question',
    doubt: { about: 'goals', calculator: { path: '/planyourgoal' } },
  });
});

it.each(noSeveralGoals)('takes "%s" for no several goals', (text, key) => {
  expect(read(text)).toMatchObject({ kind: 'answer', key });
});

it('takes what is earned for no budget, and says that it is left out', () => {
  const found = read('I earn 1 lakh a month, car 10 lakh in 5 years, house 50 lakh in 12 years');
  expect(found).toMatchObject({ kind: 'goals', leavesOut: true });
  expect(found).not.toHaveProperty('stated.budget');
});

it('takes the number of a year for no income', () => {
  expect(read('new tax regime 2026 20 lakh')).toMatchObject({ inputs: { salary: 20 * LAKH } });
});

it('counts the rates of the question for every goal', () => {
  const found = read('car 10 lakh in 5 years and house 50 lakh in 12 years at 10% with 5% inflation');
  expect(found).toMatchObject({ rates: { annualRatePct: 10, inflationPct: 5 }, assumed: [], leavesOut: false });
  expect(read('car 10 lakh in 5 years and house 50 lakh in 12 years')).toMatchObject({
    rates: { annualRatePct: 12, inflationPct: 6 },
    assumed: ['annualRatePct', 'inflationPct'],
  });
});

it.each(typedTax)('works out the income tax of "%s"', (text, salary) => {
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'regime', inputs: { salary }, leavesOut: false });
});

it('takes what is deducted under 80C for no salary', () => {
  for (const text of ['tax on 18 lakh with 1.5 lakh in 80c', '80C 1.5 lakh, tax on 18 lakh'])
    expect(read(text), text).toMatchObject({
      inputs: { salary: 18 * LAKH, deduction80C: 1.5 * LAKH },
      leavesOut: false,
    });
});

it.each(noIncomeTax)('takes "%s" for no question about income tax', (text, kindOrKey) => {
  const found = read(text);
  expect(found.kind === 'answer' ? found.key : found.kind).toBe(kindOrKey);
});

it.each([
  ['can I retire at 55 with 2 crore', 55],
  ['is 2 crore enough to retire at 50', 50],
  ['can i retire at 60 with 3 cr', 60],
  ['Can I retire with 2 crore at 55?', 55],
  ['2 करोड़ में 55 साल में रिटायर हो सकता हूं?', 55],
  ['kya main 50 saal ki umar me 3 crore se retire ho sakta hu', 50],
  ['55 ವಯಸ್ಸಿಗೆ 2 ಕೋಟಿ ಇದ್ದರೆ ನಿವೃತ್ತಿ ಆಗಬಹುದೇ', 55],
  ['2 crore me 55 par retire ho sakta hun', 55],
  ['क्या मैं 55 की उम्र में 2 करोड़ से रिटायर हो सकता हूं', 55],
])('asks how old somebody is today who asks "%s"', (text, at) => {
  expect(read(text)).toMatchObject({ kind: 'question', doubt: { about: 'missing', name: 'age', unit: 'age' } });
  expect(read(`${text} age 34`)).toMatchObject({
    kind: 'answer',
    key: 'retirement',
    inputs: { age: 34, retirementAge: at },
    leavesOut: false,
  });
});

it('hears both ages in one sentence', () => {
  for (const text of ['am 40, can i retire at 55 with 2 crore', 'i am 40 can i retire at 55 with 2cr'])
    expect(read(text), text).toMatchObject({ key: 'retirement', inputs: { age: 40, retirementAge: 55 } });
});
