import { formatRupees } from 'shared/format/rupees';
import { expect, it } from 'vitest';
import { answerQuestion } from '#ask/answer-question.ts';
import { definitionOf } from '#ask/answers.ts';
import { addedWords, asksBack } from '#ask/asks-back.ts';
import { answer } from '#calculators/answer.ts';
import { messages } from '#messages.en.ts';

const TODAY = '2026-11-23';
const asked = (text: string) => answerQuestion(text, TODAY, definitionOf);

it('reads out what the engine answers, and links to the page with the same figures', async () => {
  const inputs = { monthly: 5000, years: 15, annualRatePct: 12 };
  const { value } = answer('sip', inputs, { exact: false, bounds: false, today: TODAY });
  expect(await asked('5 हज़ार SIP 15 साल 12%')).toMatchObject({
    kind: 'figures',
    link: expect.stringMatching(/^\/sipcalculator\?(?=.*monthly=5000)(?=.*years=15)(?=.*annualRatePct=12)/),
    figures: expect.arrayContaining([{ label: 'Total value', text: formatRupees(String(value)) }]),
    understood: 'Monthly investment ₹5,000, Time period 15 years, Expected annual return 12%',
    assumed: '',
  });
});

it('says what it assumed', async () => {
  const found = await asked('how much for 1 crore in 20 years');
  expect(found).toMatchObject({ kind: 'figures', assumed: expect.stringContaining('12%') });
});

it.each([
  'i am 30, retire at 60, expenses 50000 a month',
  'i am 30 and want 5 crore when i retire at 60',
  '20 lakh for my childs education in 10 years',
  'a car for 10 lakh in 5 years',
  'swp 50 lakh 40000 8% 25 years',
  'stp 1 lakh 5000 12 months',
])('works out "%s"', async (text) => {
  expect(await asked(text)).toMatchObject({
    kind: 'figures',
    figures: expect.arrayContaining([expect.objectContaining({ text: expect.stringMatching(/₹[\d,]+\.\d\d/) })]),
  });
});

it('says what a calculator does not take, and leads to its page without the figure', async () => {
  expect(await asked('sip 5000 10 years 80%')).toMatchObject({
    kind: 'refused',
    link: '/sipcalculator',
    problem: expect.stringContaining('30%'),
  });
});

it('says why a part of a year is not taken', async () => {
  const refused = { kind: 'refused', problem: expect.stringContaining('Enter whole years') };
  expect(await asked('sip 7500 a month for 2 years 6 months')).toMatchObject(refused);
});

it.each([
  'invest 5000 for 10 years',
  '5 lakh sip 10 years',
  '10 lakh',
  'sip for 10 years',
  '1 crore goal',
  'retire with 5 crore',
  '20 lakh education',
  'fire with expenses of 50000 a month, age 35',
  'sukanya 50000 a year',
])('every choice for "%s" brings the answer nearer', async (text) => {
  const first = await asked(text);
  if (first.kind !== 'question') throw new Error(`"${text}" was not asked back.`);
  const added = addedWords(first.doubt);
  expect(added.length).toBeGreaterThan(1);
  for (const words of added) {
    const next = await asked(`${text} ${words}`);
    expect(['figures', 'question', 'refused'], words).toContain(next.kind);
    expect(next, words).not.toEqual(first);
  }
});

it('asks for the age of a girl, and says which amount is asked for', async () => {
  const girl = await asked('sukanya 50000 a year');
  if (girl.kind !== 'question') throw new Error('not asked back');
  for (const words of addedWords(girl.doubt))
    expect((await asked(`sukanya 50000 a year ${words}`)).kind, words).toBe('figures');
  const fire = await asked('fire with expenses of 50000 a month, age 35');
  expect(fire.kind === 'question' && asksBack(fire.doubt)).toContain('“You save a month”');
});

it.each([messages.example1, messages.example2, messages.example3, messages.example4, messages.example5])(
  'answers the example "%s"',
  async (text) => expect((await asked(text)).kind).toBe('figures'),
);
