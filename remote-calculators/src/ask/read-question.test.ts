import fc from 'fast-check';
import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';
import { typedQuestions } from '#ask/typed-questions-fixture.ts';

const TODAY = '2026-11-23';
const read = (text: string) => readQuestion(text, known, TODAY);

it('sends at least 95% of 2,000 typed questions to the right calculator with the right figures, and asks about the rest', () => {
  const questions = typedQuestions(2_000, 19);
  const wrong: string[] = [];
  const asked: string[] = [];
  for (const { text, key, inputs } of questions) {
    const found = read(text);
    if (found.kind !== 'answer') asked.push(`${text} (${key})`);
    else if (found.key !== key || Object.entries(inputs).some(([name, value]) => found.inputs[name] !== value)) {
      wrong.push(`${text} (${key}): ${found.key} ${JSON.stringify(found.inputs)}`);
    }
  }
  console.log(`${questions.length} questions: ${asked.length} asked back or not understood, ${wrong.length} wrong`);
  expect(new Set(questions.map(({ text }) => text)).size).toBeGreaterThan(1_900);
  expect(asked.length + wrong.length).toBeLessThanOrEqual(100);
  expect(wrong).toEqual([]);
});

it('answers or asks about whatever is typed, and never fails', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'sip 05,.%₹lakh yrshow५लाಲಕ್ಷ') }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(['answer', 'open', 'question', 'nothing']).toContain(read(text).kind);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['5 हज़ार SIP 15 साल 12%', 'sip', { monthly: 5000, years: 15, annualRatePct: 12 }, []],
  [
    'how much for 1 crore in 20 years',
    'corpus',
    { target: 10_000_000, years: 20, annualRatePct: 12 },
    ['annualRatePct'],
  ],
  ['what becomes of 5000 a month', 'sip', { monthly: 5000, years: 10, annualRatePct: 12 }, ['years', 'annualRatePct']],
  ['20 ವರ್ಷದಲ್ಲಿ 1 ಕೋಟಿ ಬೇಕು', 'corpus', { target: 10_000_000, years: 20, annualRatePct: 12 }, ['annualRatePct']],
  ['1 lakh 50 thousand lumpsum 2 years 6 months', 'lumpsum', { principal: 150_000, years: 2.5 }, ['annualRatePct']],
  ['sip 5000 at 0% for 40 years', 'sip', { monthly: 5000, years: 40, annualRatePct: 0 }, []],
  [
    'I need 40 lakhs for my daughter’s wedding, she is 3',
    'childMarriage',
    { amountToday: 4_000_000, age: 3 },
    ['withdrawAge', 'annualRatePct', 'inflationPct'],
  ],
  ['1 crore by 2040', 'corpus', { target: 10_000_000, years: 14 }, ['annualRatePct']],
  [
    'glide path for 25 lakh in 15 years at 12%',
    'glidePath',
    { amountToday: 2_500_000, years: 15, annualRatePct: 12 },
    ['debtRatePct', 'equityPct', 'glideYears', 'inflationPct'],
  ],
])('%s: %s', (text, key, inputs, assumed) => {
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, assumed, leavesOut: false });
});

it.each([
  ['invest 5000 for 10 years', { about: 'monthlyOrOnce' }],
  ['5 lakh sip 10 years', { about: 'monthlyOrTarget' }],
  ['10 lakh', { about: 'onceOrTarget' }],
  ['12,5 sip', { about: 'figure' }],
  ['sip for 10 years', { about: 'missing', name: 'monthly', unit: 'rupees' }],
  ['1 crore goal', { about: 'missing', name: 'years', unit: 'term' }],
  ['retire with 5 crore', { about: 'missing', name: 'age', unit: 'age' }],
])('asks back about %s', (text, doubt) => expect(read(text)).toMatchObject({ kind: 'question', doubt }));

it.each(['weather in Bangalore', 'which mutual fund is best', '', '?'])('makes no answer of "%s"', (text) => {
  expect(read(text).kind).toBe('nothing');
});

it('reads how old somebody is from "35 साल का हूं"', () => {
  const text = 'मुझे 60 साल की उम्र में रिटायर होना है, अभी 35 साल का हूं, खर्च 40000';
  expect(read(text)).toMatchObject({ key: 'retirementByExpense', inputs: { age: 35, retirementAge: 60 } });
});

it('says when a figure of the question has no place in the answer', () => {
  expect(read('sip 5000 10 years 12% 6% inflation')).toMatchObject({ kind: 'answer', key: 'sip', leavesOut: true });
});

it.each(['xirr', 'xirr of my cash flows'])('opens the page of "%s", which takes no figures from a question', (text) => {
  expect(read(text)).toMatchObject({ kind: 'open', key: 'xirr' });
});

it('opens a calculator that is named without a figure', () => {
  expect(read('SWP calculator')).toMatchObject({ kind: 'open', key: 'swp' });
});

it.each([
  ['sip of 6000 rising by 10% every year for 15 years', 'stepUpSip', { monthly: 6000, stepUpPct: 10, years: 15 }],
  ['sip 6000 that goes up by 5% every year, 12% return, 20 years', 'stepUpSip', { stepUpPct: 5, annualRatePct: 12 }],
  [
    'college of 25 lakh with fees rising 8%, my child is 4',
    'childEducation',
    { amountToday: 2_500_000, inflationPct: 8 },
  ],
  ['lumpsum of 2 lakh with a sip of 5000 for 10 years', 'lumpsumSip', { principal: 200_000, monthly: 5000 }],
  ['5000 sip and 3 lakh lumpsum 10 years', 'lumpsumSip', { principal: 300_000, monthly: 5000 }],
  ['2 lakh now and 5000 a month for 10 years', 'lumpsumSip', { principal: 200_000, monthly: 5000, years: 10 }],
])('hears what rises, and what is paid at once beside a SIP: %s', (text, key, inputs) => {
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false });
});

it('does not take "now" for a payment where a target is said', () => {
  expect(read('i am 30 now and need 1 crore with 5000 a month')).not.toMatchObject({ key: 'lumpsumSip' });
});
