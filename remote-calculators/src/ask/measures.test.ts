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
