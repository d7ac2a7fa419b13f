import { expect, it } from 'vitest';
import { askedInWords } from '#calculator-page/linked/link-words.ts';
import { examples } from '#calculators/examples.ts';

const words = (id: string, changed: object = {}) => {
  const [definition, inputs] = examples.find(([one]) => one.id === id) ?? [];
  if (definition === undefined || inputs === undefined) throw new Error(`There is no example of ${id}.`);
  return askedInWords(definition, { ...inputs, ...changed });
};

it.each([
  ['sip', '₹5,000 a month for 10 years at 12%'],
  ['lumpsum', '₹50,000 for 10 years at 12%'],
  ['swp', '₹10,00,000, ₹20,000 a month for 10 years at 12%'],
  ['stp', '₹1,00,000, ₹5,000 a month for 19 months'],
  ['dreamCar', '₹10,00,000 by 20 November 2031 at 12% with prices rising by 6% a year'],
  ['childEducation', '₹10,00,000 from age 5 to 18 at 12% with prices rising by 6% a year'],
  ['retirement', '₹10,00,000 from age 30 to 60 at 12% with prices rising by 6% a year'],
])('%s is asked in the words of a title: %s', (id, text) => {
  expect(words(id)).toBe(text);
});

it('every calculator has words', () => {
  for (const [definition, inputs] of examples)
    expect(askedInWords(definition, inputs), definition.id).toMatch(/^₹[\d,]+ /);
});

it.each([
  ['stepUpSip', { stepUpPct: 5 }, '₹5,000 a month rising by 5% a year for 10 years at 0%'],
  ['stepUpSip', { stepUpPct: 10 }, '₹5,000 a month rising by 10% a year for 10 years at 0%'],
  ['dreamCar', { inflationPct: 4.5 }, '₹10,00,000 by 20 November 2031 at 12% with prices rising by 4.5% a year'],
  ['dreamCar', { inflationPct: 0 }, '₹10,00,000 by 20 November 2031 at 12%'],
])('what rises each year is part of what was asked: %s %j', (id, changed, text) => {
  expect(words(id, changed)).toBe(text);
});

it('years that are no age are told as none', () => {
  expect(words('glidePath')).not.toMatch(/ to \d/);
});
