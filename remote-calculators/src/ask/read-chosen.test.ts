import { describe, expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readChosen } from '#ask/read-chosen.ts';

const TODAY = '2026-11-23';
const read = (question: string, calculator: string, inputs: Record<string, unknown>) =>
  readChosen(question, { calculator, inputs }, known, TODAY);
const SIP = 'put 5,000 away each month for 10 years at 11%';

describe('a question as somebody else understands it', () => {
  it.each([
    [
      'a SIP',
      SIP,
      'sip',
      { monthly: 5000, years: 10, annualRatePct: 11 },
      { monthly: 5000, years: 10, annualRatePct: 11 },
    ],
    ['digits as a text', SIP, 'sip', { monthly: '5000', years: '10' }, { monthly: 5000, years: 10, annualRatePct: 12 }],
    [
      'lakh and crore',
      'what grows 2.5 lakh to in 7 years',
      'lumpsum',
      { principal: 250000, years: 7 },
      { principal: 250000, years: 7 },
    ],
    [
      'months',
      'a deposit of 2 lakh, 18 months, 7%',
      'fd',
      { principal: 200000, months: 18, annualRatePct: 7 },
      { principal: 200000, months: 18 },
    ],
    [
      'a year as a twelfth',
      'I put in 60,000 a year, for 10 years',
      'sip',
      { monthly: 5000, years: 10 },
      { monthly: 5000, years: 10 },
    ],
    [
      'a year of the calendar',
      'a car for 10 lakh in 2031',
      'dreamCar',
      { amountToday: 1000000, years: 5 },
      { targetDate: '2031-11-23' },
    ],
    [
      'a day',
      'a car for 10 lakh, 5 years',
      'dreamCar',
      { amountToday: 1e6, targetDate: '2031-11-23' },
      { targetDate: '2031-11-23' },
    ],
    [
      'ages',
      'stop working at 58, I am 31, we spend 40000 a month',
      'retirementByExpense',
      { age: 31, retirementAge: 58, monthlyExpense: 40000 },
      { age: 31, retirementAge: 58, monthlyExpense: 40000 },
    ],
    [
      'a yearly deposit',
      'PPF with 1.5 lakh a year for 15 years',
      'ppf',
      { deposit: 150000, years: 15, frequency: 'yearly' },
      { deposit: 150000, frequency: 'yearly' },
    ],
    ['words', 'पाँच हज़ार हर महीने 10 साल', 'sip', { monthly: 5000, years: 10 }, { monthly: 5000, years: 10 }],
  ])('takes %s', (_what, question, calculator, inputs, filled) => {
    expect(read(question, calculator, inputs)).toMatchObject({ kind: 'answer', key: calculator, inputs: filled });
  });

  it('says what it assumes and what it leaves out', () => {
    expect(read(SIP, 'sip', { monthly: 5000, years: 10 })).toMatchObject({
      assumed: ['annualRatePct'],
      leavesOut: true,
    });
    expect(read(SIP, 'sip', { monthly: 5000, years: 10, annualRatePct: 11 })).toMatchObject({
      assumed: [],
      leavesOut: false,
    });
    // What the page begins with is no figure of the question.
    const usual = read('5000 a month for 10 years', 'sip', { monthly: 5000, years: 10, annualRatePct: 12 });
    expect(usual).toMatchObject({ assumed: ['annualRatePct'], leavesOut: false });
  });

  it('asks for what only the visitor knows', () => {
    expect(read('5000 a month', 'sip', { monthly: 5000 })).toMatchObject({
      kind: 'answer',
      assumed: ['years', 'annualRatePct'],
    });
    expect(read('10 years at 11%', 'sip', { years: 10, monthly: 0 })).toMatchObject({
      kind: 'question',
      doubt: { about: 'missing', name: 'monthly' },
    });
  });

  it.each([
    ['a calculator that is none', 'bestFund', { monthly: 5000 }, /^calculator "bestFund" answers no question$/],
    ['a name that every object has', 'constructor', {}, /^calculator "constructor" answers/],
    [
      'a field that is none',
      'sip',
      { monthly: 5000, fund: 'Axis' },
      /^fund is not asked by the page, which takes monthly/,
    ],
    ['what only calc takes', 'sip', { monthly: 5000, timing: 'start' }, /^timing is not asked/],
    ['another figure', 'sip', { monthly: 5500, years: 10 }, /^monthly is not a figure that the question says/],
    ['ten times the figure', 'sip', { monthly: 50000, years: 10 }, /^monthly is not/],
    ['months for years', 'sip', { monthly: 5000, years: 120 }, /^years is not/],
    ['years for months', 'sip', { monthly: 5000, months: 10 }, /^months is not/],
    ['a fraction for per cent', 'sip', { monthly: 5000, years: 10, annualRatePct: 0.11 }, /^annualRatePct is not/],
    ['the term as a rate', 'sip', { monthly: 5000, annualRatePct: 10 }, /^annualRatePct is not/],
    ['the rate as a term', 'sip', { monthly: 5000, years: 11 }, /^years is not/],
    ['an instalment as a lumpsum', 'lumpsum', { principal: 5000, years: 10 }, /^principal is not/],
    ['words', 'sip', { monthly: '5000 in Axis Bluechip' }, /^monthly must be a number/],
    ['a sign', 'sip', { monthly: -5000 }, /^monthly must be a number/],
    ['no number', 'sip', { monthly: Number.NaN }, /^monthly must be a number/],
    ['a list', 'sip', { monthly: [5000] }, /^monthly must be a number/],
    ['yes', 'sip', { monthly: true }, /^monthly must be a number/],
    ['a day that nobody has said', 'dreamCar', { targetDate: '2031-11-24' }, /^targetDate is not/],
    ['a choice that is none', 'ppf', { deposit: 5000, frequency: 'hourly' }, /^frequency must be one of/],
  ])('refuses %s', (_what, calculator, inputs, line) => {
    expect(() => read(SIP, calculator, inputs)).toThrow(line);
    expect(() => read(SIP, calculator, inputs)).toThrow(expect.objectContaining({ name: 'InputError' }));
  });
});
