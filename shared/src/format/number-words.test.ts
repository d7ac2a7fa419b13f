import { ToWords as ToHindi } from 'to-words/hi-IN';
import { ToWords as ToKannada } from 'to-words/kn-IN';
import { expect, test } from 'vitest';
import * as hindi from '#format/number-words.hi.ts';
import * as kannada from '#format/number-words.kn.ts';

/** Where the dictionary's spelling is another than the library's. */
const SPELT: Record<string, string> = {
  पांच: 'पाँच',
  चौंतालीस: 'चौवालीस',
  इक्याबन: 'इक्यावन',
  इक्यानबे: 'इक्यानवे',
  ಶೂನ್ಯ: 'ಸೊನ್ನೆ',
  ಅರುವತ್ತ: 'ಅರವತ್ತ',
};
const spelt = (text: string) =>
  Object.entries(SPELT).reduce((words, [theirs, ours]) => words.replaceAll(theirs, ours), text);

test.each([
  ['Hindi', hindi, new ToHindi({ converterOptions: { currency: false } })],
  ['Kannada', kannada, new ToKannada({ converterOptions: { currency: false } })],
] as const)('%s counts to a hundred, and by hundreds, thousands, lakhs and crores', (_language, words, oracle) => {
  const counted = Array.from({ length: 100 }, (_, count) => words.below100(count));
  expect(counted).toEqual(Array.from({ length: 100 }, (_, count) => spelt(oracle.convert(count))));
  expect(new Set(counted).size).toBe(100);
  const two = words.below100(2);
  const [crore, lakh, thousand, hundred] = words.UNIT_WORDS;
  expect([2e7, 2e5, 2e3, 200].map((count) => oracle.convert(count))).toEqual(
    [crore, lakh, thousand, hundred].map((unit) => `${two} ${unit}`),
  );
});
