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
  ['one and a half crore in 15 years', 'corpus', { target: 15_000_000 }],
  ['lumpsum 2 and half lakh for 10 years', 'lumpsum', { principal: 250_000 }],
  ['5 lakh lumpsum for two and a half years', 'lumpsum', { principal: 500_000, years: 2.5 }],
  ['sava do lakh lumpsum 10 saal', 'lumpsum', { principal: 225_000 }],
  ['paune do lakh lumpsum 10 saal', 'lumpsum', { principal: 175_000 }],
  ['sava lakh lumpsum 10 saal', 'lumpsum', { principal: 125_000 }],
  ['paune lakh lumpsum 10 saal', 'lumpsum', { principal: 75_000 }],
  ['sava sau rupaye har mahine 10 saal', 'sip', { monthly: 125 }],
  ['सवा दो लाख एकमुश्त 10 साल', 'lumpsum', { principal: 225_000 }],
  ['पौने दो लाख एकमुश्त 10 साल', 'lumpsum', { principal: 175_000 }],
  ['sadhe teen lakh lumpsum 10 saal', 'lumpsum', { principal: 350_000 }],
])('%s: parts in words count', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
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

it.each([
  ['lumpsum 5 million 10 years', 'lumpsum', { principal: 5_000_000 }],
  ['2.5 mn lumpsum 10 years', 'lumpsum', { principal: 2_500_000 }],
  ['a million in 10 years', 'corpus', { target: 1_000_000 }],
  ['1 billion in 20 years', 'corpus', { target: 1_000_000_000 }],
  ['lumpsum 3000000₹ 15 years', 'lumpsum', { principal: 3_000_000, years: 15 }],
  ['3000000₹ 12% 15 years lumpsum', 'lumpsum', { principal: 3_000_000, annualRatePct: 12, years: 15 }],
])('%s has the size that is written', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);
