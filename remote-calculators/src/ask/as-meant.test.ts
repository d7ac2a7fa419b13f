import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ['80 lakh house with 20% down payment emi', { principal: 6_400_000 }],
  ['80 lakh house with 20% down payment, home loan for 20 years at 8.5%', { principal: 6_400_000, annualRatePct: 8.5 }],
  ['emi for house with 20% down payment on 1 crore', { principal: 8_000_000 }],
  ['80 lakh house with 20 lakh down payment emi 20 years', { principal: 6_000_000, years: 20 }],
  ['car 10 lakh down payment 2 lakh loan 5 years', { principal: 800_000, years: 5 }],
])('%s: what is paid down is not borrowed', (text, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'emi', inputs, leavesOut: false }),
);

it.each([
  ['home loan 60 lakh with 20 lakh down payment 9% 20 years', { principal: 6_000_000, annualRatePct: 9 }],
  ['home loan 80 lakh with 20% down payment 9% 20 years', { principal: 8_000_000, annualRatePct: 9 }],
  ['home loan of 50 lakh on 1 lakh salary 20 years', { principal: 5_000_000, years: 20 }],
  ['home loan 50 lakh salary 1 lakh 20 years', { principal: 5_000_000 }],
  ['1 lakh salary 50 lakh home loan 20 years', { principal: 5_000_000 }],
])('%s is the loan that is said, and the rest is left out', (text, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'emi', inputs, leavesOut: true }),
);

it.each(['home loan on 1 lakh salary', 'home loan salary 1 lakh 20 years 9%'])(
  '%s asks how large the loan is',
  (text) => expect(read(text)).toMatchObject({ kind: 'question', doubt: { about: 'missing', name: 'principal' } }),
);

it.each(['pay 5 lakh loan in 5 years', 'loan of 5 lakh, pay in 5 years'])('%s: what is paid back is the loan', (text) =>
  expect(read(text)).toMatchObject({ key: 'emi', inputs: { principal: 500_000 }, leavesOut: false }),
);

it('takes a cover for no income', () => {
  expect(read('1 crore term insurance age 30')).toMatchObject({ doubt: { about: 'missing', name: 'annualIncome' } });
  expect(read('term insurance 1 crore age 30 salary 10 lakh expense 40000')).toMatchObject({
    ...{ key: 'lifecover', leavesOut: true },
    inputs: { annualIncome: 1_000_000, familyMonthlyExpense: 40_000, age: 30 },
  });
  expect(read('salary 1 lakh per month term insurance age 30 expense 40000')).toMatchObject({
    inputs: { annualIncome: 1_200_000 },
  });
});
