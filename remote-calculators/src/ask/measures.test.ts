import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readChosen } from '#ask/read-chosen.ts';
import { readQuestion } from '#ask/read-question.ts';

const TODAY = '2026-11-23';
const read = (text: string) => readQuestion(text, known, TODAY);

it.each([
  ['sip 5000 for 15-20 years', 'sip', { monthly: 5000, years: 15, annualRatePct: 12 }],
  ['sip 5000 for 10 to 15 years', 'sip', { monthly: 5000, years: 10, annualRatePct: 12 }],
  ['sip 5000 between 10 and 15 years', 'sip', { monthly: 5000, years: 10, annualRatePct: 12 }],
  ['sip 5000 12% 10 se 12 saal', 'sip', { monthly: 5000, years: 10, annualRatePct: 12 }],
  ['sip 5000 8–10% 10 years', 'sip', { years: 10, annualRatePct: 8 }],
  ['house 50 to 60 lakh in 10 years', 'dreamHouse', { amountToday: 5_000_000, targetDate: '2036-11-23' }],
])('%s: a range is its smaller figure, and the other is said to be left out', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: true }),
);

it.each([
  ['sip 5000 12 15 years', 'sip', { annualRatePct: 12, years: 15 }],
  ['cagr of 1 lakh to 2.5 lakh in 6 years', 'lumpsum', { principal: 100_000, years: 6 }],
  ['i am 30 to 60 years retire expenses 50000', 'retirementByExpense', { age: 30, retirementAge: 60 }],
])('%s is no range', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it('lets somebody else take either end of a range', () => {
  for (const years of [15, 20])
    expect(
      readChosen('sip 5000 for 15-20 years', { calculator: 'sip', inputs: { monthly: 5000, years } }, known, TODAY),
    ).toMatchObject({ kind: 'answer', inputs: { monthly: 5000, years }, leavesOut: true });
});

it.each([
  ['5 lakh loan at 1.5% per month for 3 years', 'emi', { principal: 500_000, annualRatePct: 18, years: 3 }],
  ['5 lakh loan 2% byaj har mahine 3 saal', 'emi', { principal: 500_000, annualRatePct: 24, years: 3 }],
  ['5 lakh loan monthly interest of 1% 3 years', 'emi', { principal: 500_000, annualRatePct: 12, years: 3 }],
  ['gold loan 2 lakh 1.1% p.m. 1 year', 'emi', { principal: 200_000, annualRatePct: 13.2 }],
  ['10 lakh lumpsum 1% per month 5 years', 'lumpsum', { principal: 1_000_000, annualRatePct: 12, years: 5 }],
  ['fd 1 lakh 0.6% monthly 2 years', 'fd', { principal: 100_000, annualRatePct: 7.2, months: 24 }],
])('%s: a rate of a month is twelve times as much in a year', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it.each([
  ['sip 5000 12% monthly 10 years', 'sip', { monthly: 5000, annualRatePct: 12 }],
  ['sip 5000 step up 5% every month 10 years', 'stepUpSip', { monthly: 5000, stepUpPct: 5 }],
  ['sip 10000 annual step up 10% 15 years', 'stepUpSip', { monthly: 10_000, stepUpPct: 10, years: 15 }],
  ['10000 yearly increase 10% sip 15 years', 'stepUpSip', { monthly: 10_000, stepUpPct: 10 }],
  ['sip 10000 with annual increase of 10% for 20 years', 'stepUpSip', { monthly: 10_000, stepUpPct: 10 }],
])('%s: how often something rises says nothing of an amount', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it('still asks for the month of what is paid every year', () => {
  expect(read('50000 yearly increasing 10% 15 years')).toMatchObject({ doubt: { about: 'missing', name: 'monthly' } });
});
