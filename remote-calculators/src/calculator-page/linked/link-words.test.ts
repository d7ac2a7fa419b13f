import { expect, it } from 'vitest';
import { askedInWords } from '#calculator-page/linked/link-words.ts';
import { examples } from '#calculators/examples.ts';

const words = (id: string) => {
  const [definition, inputs] = examples.find(([one]) => one.id === id) ?? [];
  if (definition === undefined || inputs === undefined) throw new Error(`There is no example of ${id}.`);
  return askedInWords(definition, inputs);
};

it.each([
  ['sip', '₹5,000 a month for 10 years at 12%'],
  ['lumpsum', '₹50,000 for 10 years at 12%'],
  ['swp', '₹10,00,000, ₹20,000 a month for 10 years at 12%'],
  ['stp', '₹1,00,000, ₹5,000 a month for 19 months'],
  ['dreamCar', '₹10,00,000 by 20 November 2031 at 12%'],
  ['childEducation', '₹10,00,000 from age 5 to 18 at 12%'],
  ['retirement', '₹10,00,000 from age 30 to 60 at 12%'],
])('%s is asked in the words of a title: %s', (id, text) => {
  expect(words(id)).toBe(text);
});

it('every calculator has words', () => {
  for (const [definition, inputs] of examples)
    expect(askedInWords(definition, inputs), definition.id).toMatch(/^₹[\d,]+ /);
});
