import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ["I'm 28, want 1 crore by 45", 'corpus', { target: 10_000_000, years: 17, annualRatePct: 12 }],
  ['im 28 sip 5000 till 45', 'sip', { monthly: 5000, years: 17, annualRatePct: 12 }],
  ['I’m 28, want 1 crore at 50', 'corpus', { target: 10_000_000, years: 22 }],
  ['my age is 30, sip 5000 till 50', 'sip', { monthly: 5000, years: 20 }],
  ['I am currently 30, sip 10000 till 50', 'sip', { monthly: 10_000, years: 20 }],
  ['my son is 3 years, 40 lakh for college at 18', 'childEducation', { age: 3, withdrawAge: 18 }],
  ['my son is now 3 years, 40 lakh for college at 18', 'childEducation', { age: 3, withdrawAge: 18 }],
  ['beti abhi 3 saal, padhai 40 lakh', 'childEducation', { age: 3 }],
  ['40 lakh for my daughters education, she is 3 years', 'childEducation', { age: 3, withdrawAge: 18 }],
  ['30 lakh ka hai 15 saal ka loan', 'emi', { principal: 3_000_000, years: 15 }],
  ['main 28 saal ka hun, sip 5000 50 tak', 'sip', { monthly: 5000, years: 22 }],
  ['fire age 30 expense 50000 save 60000 till 85', 'fire', { age: 30, lastsToAge: 85 }],
])('%s: an age is one', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it.each([
  ['i am 35, wife is 32, retire at 60, expenses 50000', 'retirementByExpense', { age: 35, retirementAge: 60 }],
  ['i am 30, retire at 60, live till 85, expense 50000', 'retirementByExpense', { age: 30, retirementAge: 60 }],
  ['i am 35, son is 5, retire at 60, expenses 50000', 'retirementByExpense', { age: 35, retirementAge: 60 }],
  ['i am 35, son is 5, college at 18, 30 lakh', 'childEducation', { age: 5, withdrawAge: 18 }],
  ['my age 35, daughter 4, wedding at 25, 20 lakh', 'childMarriage', { age: 4, withdrawAge: 25 }],
  ['i am 30, my child is 2, sip 5000 till 60', 'sip', { monthly: 5000, years: 30 }],
  ['retire early at 45, age 30, expenses 50000, saving 60000', 'fire', { age: 30, lastsToAge: 90 }],
  ['financial freedom at 42, age 30, expenses 50000, saving 60000', 'fire', { age: 30, annualRatePct: 11 }],
])('%s: of several ages those that the plan has are taken, and the rest is said to be left out', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: true }),
);

it.each(['20 lakh for my daughters wedding at 25', 'i am 35, wedding of my daughter at 25, 20 lakh'])(
  '%s asks how old the child is',
  (text) => {
    expect(read(text)).toMatchObject({ kind: 'question', doubt: { about: 'missing', name: 'age' } });
    expect(read(`${text} age 5`)).toMatchObject({ key: 'childMarriage', inputs: { age: 5, withdrawAge: 25 } });
  },
);

it('takes a time to wait for no age', () => {
  expect(read('20 lakh, college of my son is 10 years away')).toMatchObject({ inputs: { age: 8, withdrawAge: 18 } });
  expect(read('my age is 30, 5000 10 12 sip')).toMatchObject({ key: 'sip', inputs: { years: 10, annualRatePct: 12 } });
});
