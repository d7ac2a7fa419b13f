import { expect, it } from 'vitest';
import type { KnownCalculator, KnownField } from '#ask/known.ts';
import { readQuestion } from '#ask/read-question.ts';

const field = (name: string, unit: KnownField['unit'], usual?: number): KnownField => ({
  ...{ name, unit, label: name },
  ...(usual !== undefined && { usual }),
});
const calculator = (id: string, ...fields: KnownField[]): KnownCalculator => ({
  ...{ id, slug: id, path: `/${id}`, title: id },
  fields,
});
const [term, rate] = [field('years', 'years', 20), field('annualRatePct', 'percent', 9)];
const months = field('months', 'months', 60);
const monthly = field('monthly', 'rupees');
const stepUp = field('stepUpPct', 'percent', 0);
const known = Object.fromEntries(
  [
    calculator('emi', field('principal', 'rupees'), term, rate, field('prepayYearly', 'rupees', 0)),
    calculator('fd', field('principal', 'rupees'), months, rate),
    calculator('rd', monthly, months, rate),
    calculator('ppf', field('deposit', 'rupees'), field('frequency', 'choice'), term, rate),
    calculator('ssy', field('deposit', 'rupees'), field('age', 'age'), rate),
    calculator('nps', monthly, field('age', 'age'), field('retirementAge', 'age', 60), rate),
    calculator('inflation', field('amountToday', 'rupees'), term, field('inflationPct', 'percent', 6)),
    calculator('delay', monthly, term, rate, field('delayMonths', 'months', 12)),
    calculator('fire', field('age', 'age'), field('monthlyExpense', 'rupees'), monthly, rate),
    calculator('lifecover', field('age', 'age'), field('annualIncome', 'rupees')),
    calculator('lumpsumSip', field('principal', 'rupees'), monthly, term, rate, stepUp),
    calculator('regime', field('salary', 'rupees')),
    calculator('xirr'),
  ].map((one) => [one.id, one]),
);

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
  ['life cover age 35 income 12 lakh a year', 'lifecover', { age: 35, annualIncome: 1_200_000 }],
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
