import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ['3 bhk flat 80 lakh in 10 years', 'dreamHouse', { amountToday: 8_000_000, annualRatePct: 12 }],
  ['2bhk for 60 lakh in 5 years', 'dreamHouse', { amountToday: 6_000_000, targetDate: '2031-11-23' }],
  ['1200 sqft flat 80 lakh in 10 years', 'dreamHouse', { amountToday: 8_000_000 }],
  ['plot of 1200 sq ft for 50 lakh in 5 years', 'dreamHouse', { amountToday: 5_000_000 }],
  ['350 cc bike 2 lakh in 2 years', 'dreamCar', { amountToday: 200_000, targetDate: '2028-11-23' }],
  ['my daughter is 4, education 50 lakh, i have 2 kids', 'childEducation', { amountToday: 5_000_000, age: 4 }],
  ['retire at 60, age 35, expenses 50000, 2 kids', 'retirementByExpense', { age: 35, retirementAge: 60 }],
  ['10000 monthly in nifty 50 for 10 years', 'sip', { monthly: 10_000, years: 10, annualRatePct: 12 }],
  ['sip 5000 in nifty next 50 index fund 15 years', 'sip', { monthly: 5000, years: 15, annualRatePct: 12 }],
])('%s: what is only counted is no figure', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it.each([
  ['sip in nifty 500 per month 10 years', 'sip', { monthly: 500, years: 10 }],
  ['lumpsum in nifty 50 lakh for 10 years', 'lumpsum', { principal: 5_000_000 }],
  ['sip 5000 in nifty 30 years', 'sip', { monthly: 5000, years: 30 }],
  ['child education 20 lakh, age 2 kids', 'childEducation', { age: 2 }],
])('%s: a figure behind such a word stays one', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs }),
);

it.each([
  ['5000 har month 10 years', 'sip', { monthly: 5000 }],
  ['5000 har maheene 10 saal', 'sip', { monthly: 5000 }],
  ['10000 har sal ppf', 'ppf', { deposit: 10_000 }],
  ['1200000 par kitna tax', 'regime', { salary: 1_200_000 }],
  ['5 lkh lumpsum 10 years', 'lumpsum', { principal: 500_000 }],
])('%s: a short word makes no figure larger', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);
