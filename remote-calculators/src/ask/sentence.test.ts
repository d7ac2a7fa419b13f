import { expect, it } from 'vitest';
import { answerQuestion } from '#ask/answer-question.ts';
import { definitionOf } from '#ask/answers.ts';
import { spanText, statedAmount } from '#ask/telling.ts';

const asked = async (text: string) => {
  const found = await answerQuestion(text, '2026-11-23', definitionOf);
  return found.kind === 'figures' ? found.sentence : found.kind;
};

it.each([
  ['how much SIP for 1 crore in 15 years', '₹20,017 a month for 15 years makes ₹1 crore, if it grows by 12% a year.'],
  ['sip 5000 10 years 12%', '₹5,000 a month for 10 years becomes ₹11.62 lakh, if it grows by 12% a year.'],
  [
    'sip 5000 10 years at 12% return, increasing 10% every year',
    '₹5,000 a month (rising by 10% each year) for 10 years becomes ₹16.87 lakh, if it grows by 12% a year.',
  ],
  ['2 lakh lumpsum 10 years 12%', '₹2 lakh at once becomes ₹6.21 lakh in 10 years, if it grows by 12% a year.'],
  ['1 lakh lumpsum and 5000 a month 10 years 12%', /^₹1 lakh at once and ₹5,000 a month become ₹\d/],
  ['swp 50 lakh 60000 8% 25 years', /^₹50 lakh pays ₹60,000 a month for 10 years and 1 month and then runs out, if/],
  ['swp 50 lakh 20000 8% 25 years', /^₹50 lakh pays ₹20,000 a month for 25 years and leaves ₹[\d.]+ crore, if/],
  ['stp 1 lakh 5000 12 months', /^₹1 lakh moved by ₹5,000 a month becomes ₹[\d.,]+ lakh in 1 year, if/],
  ['a car for 10 lakh in 5 years', /^₹[\d,]+ a month until 23 November 2031 pays for a car of ₹10 lakh at today’s/],
  [
    'a flat for 50 lakh in 12 years',
    /pays for a house of ₹50 lakh at today’s prices, if it grows by 12% and the price/,
  ],
  ['20 lakh for my daughters wedding, she is 5', /from age 5 to 25 pays for a wedding of ₹20 lakh at today’s prices/],
  ['20 lakh for my childs education in 10 years', /from age 8 to 18 pays for an education of ₹20 lakh at today’s/],
  [
    'can I retire at 55 with 2 crore, i am 34',
    '₹60,309 a month from age 34 to 55 makes ₹2 crore of today’s value, which is ₹6.8 crore then, if it grows by 12% and prices rise by 6% a year.',
  ],
  [
    'i am 30, retire at 60, expenses 50000 a month',
    /from age 30 to 60 lets you spend ₹50,000 of today’s value a month/,
  ],
  [
    'retire at 60, expenses 50000 a month, I am 30, I save 15000 a month',
    'Not quite: to age 79. ₹15,000 a month from age 30 to 60 does not pay for ₹50,000 of today’s value a month until 85, if it grows by 12% and prices rise by 6% a year. You can stop at 62 years 3 months.',
  ],
  [
    'can i retire at 60 if i spend 50000 a month and save 20000 a month, i am 30',
    'Yes, to age 85. ₹20,000 a month from age 30 to 60 pays for ₹50,000 of today’s value a month until 85, if it grows by 12% and prices rise by 6% a year.',
  ],
  [
    'can i retire at 55 if i spend 60000 a month, save 40000 a month and have 50 lakh, i am 34',
    /^(Yes|Not quite).* from age 34 to 55 .*₹60,000 of today’s value a month until 85/,
  ],
  [
    'can I retire at 55 with 2 crore, expenses 60000 a month, I am 40',
    /^Only the ₹2 crore you have from age 40 to 55 lets you spend ₹60,000 of today’s value a month until 85/,
  ],
  ['glide path for 25 lakh in 15 years', /for 15 years pays for ₹25 lakh at today’s prices, if equity grows by/],
  [
    'home loan 50 lakh 20 years 9%',
    /^A loan of ₹50 lakh at 9% for 20 years costs ₹44,986 a month, with ₹57.97 lakh of/,
  ],
  ['fd 1 lakh 5 years 7%', /^₹1 lakh deposited at 7% for 5 years becomes ₹1.41 lakh before tax.$/],
  ['rd 5000 a month 18 months', /^₹5,000 a month deposited at [\d.]+% for 1 year and 6 months becomes ₹\d/],
  ['ppf 1.5 lakh per year 15 years', /^₹1.5 lakh a year at 7.1% becomes ₹40.68 lakh.$/],
  ['sukanya 5000 a month daughter age 5', /^₹5,000 a month at [\d.]+% becomes ₹[\d.]+ lakh.$/],
  [
    'nps 5000 monthly age 30',
    /^₹5,000 a month.* from age 30 to 60 makes ₹[\d.]+ (lakh|crore) in NPS and a pension of ₹[\d,]+ /,
  ],
  ['1 lakh after 10 years with 6% inflation', /^What costs ₹1 lakh today costs ₹1.79 lakh in 10 years, if prices rise/],
  [
    'sip of 5000 for 20 years started 2 years late',
    /^Starting 2 years late costs you ₹[\d.]+ lakh of what ₹5,000 a month/,
  ],
  ['fire age 30 expenses 50000 saving 40000 a month', /^You can live on your savings at 54 years 9 months, if/],
  [
    'life cover age 35 income 12 lakh a year, expenses 40000 a month',
    /^Your family needs a life cover of ₹[\d.]+ crore.$/,
  ],
  [
    'how much tax on 18 lakh',
    'On a salary of ₹18 lakh the income tax is ₹1,50,800 in the new regime and ₹3,51,000 in the old one, without deductions.',
  ],
  [
    'senior citizen tax on 8 lakh',
    /^On a salary or pension of ₹8 lakh at the age of 60 to 79 the income tax is ₹0 in the new regime and ₹62,400 in/,
  ],
  [
    'tax on pension of 12 lakh, age 82',
    /^On a salary or pension of ₹12 lakh at the age of 80 or more the income tax is ₹/,
  ],
  [
    'how long to reach 1 crore with 20000 a month',
    '₹20,000 a month reaches ₹1 crore in 15 years, if it grows by 12% a year.',
  ],
  [
    'i have 20 lakh how long to reach 1 crore',
    '₹20 lakh reaches ₹1 crore in 14 years and 3 months, if it grows by 12% a year.',
  ],
  [
    'how long will 50 lakh last at 40000 a month and 6%',
    /^₹50 lakh pays ₹40,000 a month for 16 years and \d+ months? and/,
  ],
  ['how long to reach 500 crore with 1000 a month', 'refused'],
  ['double 5 lakh in 6 years', '₹5 lakh for 6 years makes ₹10 lakh, if it grows by 12.25% a year.'],
  [
    'what return makes 1 crore of 10000 a month in 20 years',
    '₹10,000 a month for 20 years makes ₹1 crore, if it grows by 12.01% a year.',
  ],
  [
    'one time investment for 1 crore in 20 years',
    '₹10,36,668 put in today and kept for 20 years makes ₹1 crore, if it grows by 12% a year.',
  ],
  [
    'i am 40 with 1 crore, can i retire at 50 with expenses of 60000',
    /^Only the ₹1 crore you have from age 40 to 50 lets you spend ₹60,000 of today’s value a month until 85, if/,
  ],
  ['tax on 18 lakh with 1.5 lakh in 80c', /₹3,04,200 in the old one, with deduction 80C ₹1.5 lakh.$/],
  [
    'tax for 12 lakh with home loan interest 2 lakh and 1.5 lakh in 80c',
    /₹75,400 in the old one, with deduction 80C ₹1.5 lakh, interest on a home loan ₹2 lakh.$/,
  ],
  [
    'car 10 lakh in 5 years and house 50 lakh in 12 years, budget 30000',
    'Not quite: ₹30,000 a month is short by up to ₹17,919 until November 2038 for Car, House.',
  ],
  [
    'car 10 lakh in 5 years and house 50 lakh in 12 years, budget 90000',
    'Yes: ₹90,000 a month is enough for Car, House, which need ₹47,919.',
  ],
  ['car 10 lakh in 5 years, house 50 lakh in 12 years', 'Car, House together need ₹47,919 a month.'],
  ['epf basic 50000 a month age 30', /^A basic pay of ₹50,000 a month makes ₹[\d.]+ crore in EPF from age 30 to/],
])('%s: %s', async (text, sentence) => expect(await asked(text)).toMatch(sentence));

it('tells of no amount that nobody has named', async () => {
  const found = await answerQuestion('how much tax on 18 lakh', '2026-11-23', definitionOf);
  expect(found).toMatchObject({ understood: 'Salary ₹18,00,000' });
});

it('says an amount in short only where that is the amount', () => {
  expect([100_000, 12_34_567, 1_20_00_000, 1_23_45_678, 99_999].map(statedAmount)).toEqual([
    ...['₹1 lakh', '₹12,34,567', '₹1.2 crore', '₹1,23,45,678', '₹99,999'],
  ]);
  expect([8, 12, 30, 121].map(spanText)).toEqual([
    '8 months',
    '1 year',
    '2 years and 6 months',
    '10 years and 1 month',
  ]);
});
