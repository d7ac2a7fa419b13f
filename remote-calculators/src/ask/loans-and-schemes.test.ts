import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

it.each([
  ['home loan 50 lakh 20 years 9%', 'emi', { principal: 5_000_000, years: 20, annualRatePct: 9, prepayYearly: 0 }],
  ['50 लाख का लोन 15 साल 8.5%', 'emi', { principal: 5_000_000, years: 15, annualRatePct: 8.5 }],
  ['emi of 10 lakh car loan for 5 years at 10%', 'emi', { principal: 1_000_000, years: 5, annualRatePct: 10 }],
  ['fd 1 lakh 5 years 7%', 'fd', { principal: 100_000, months: 60, annualRatePct: 7 }],
  ['1 lakh fixed deposit for 18 months', 'fd', { principal: 100_000, months: 18 }],
  ['rd 5000 a month 2 years', 'rd', { monthly: 5000, months: 24 }],
  ['ppf 1.5 lakh per year 15 years', 'ppf', { deposit: 150_000, years: 15 }],
  ['ppf 5000 a month for 15 years', 'ppf', { deposit: 5000, frequency: 'monthly', years: 15 }],
  ['sukanya 1.5 lakh a year daughter age 5', 'ssy', { deposit: 150_000, age: 5 }],
  ['nps 5000 monthly age 30', 'nps', { monthly: 5000, age: 30, retirementAge: 60 }],
  ['1 lakh after 10 years with 6% inflation', 'inflation', { amountToday: 100_000, years: 10, inflationPct: 6 }],
  ['sip of 5000 for 20 years started 2 years late', 'delay', { monthly: 5000, years: 20, delayMonths: 24 }],
  ['1 lakh lumpsum and 5000 a month 10 years', 'lumpsumSip', { principal: 100_000, monthly: 5000, years: 10 }],
  [
    'life cover age 35 income 12 lakh a year, expenses 40000 a month',
    'lifecover',
    { age: 35, annualIncome: 1_200_000, familyMonthlyExpense: 40_000 },
  ],
  ['old or new regime for salary of 15 lakh', 'regime', { salary: 1_500_000 }],
])('%s', (text, key, inputs) => {
  expect(readQuestion(text, known, '2026-11-23')).toMatchObject({ kind: 'answer', key, inputs });
});

it('opens a page that takes no figures from a question', () => {
  expect(readQuestion('xirr of my cash flows', known, '2026-11-23')).toMatchObject({ kind: 'open', key: 'xirr' });
});

it('offers no calculator that is not there', () => {
  expect(readQuestion('home loan 50 lakh 20 years 9%', {}, '2026-11-23')).toEqual({ kind: 'nothing' });
});

it('assumes nothing of an extra payment that nobody makes', () => {
  const read = (text: string) => readQuestion(text, known, '2026-11-23');
  expect(read('loan 40 lakh 9% 20 years')).toMatchObject({ key: 'emi', assumed: [] });
  expect(read('loan 40 lakh 9% 20 years prepay 1 lakh every year')).toMatchObject({ assumed: ['investRatePct'] });
  expect(read('loan 40 lakh 9% 20 years prepay 5 lakh')).toMatchObject({ assumed: ['prepayMonth', 'investRatePct'] });
});

it('hears after how long something is prepaid', () => {
  const inputs = { principal: 4_000_000, years: 20, prepayOnce: 500_000, prepayMonth: 60 };
  for (const text of ['loan 40 lakh 20 years prepay 5 lakh after 5 years', '40 lakh loan, after 5 years prepay 5 lakh'])
    expect(readQuestion(text, known, '2026-11-23'), text).toMatchObject({ key: 'emi', inputs, leavesOut: false });
});
