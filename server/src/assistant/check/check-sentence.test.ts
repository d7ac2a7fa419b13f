import { expect, test } from 'vitest';
import { alteredAnswers } from '#assistant/check/altered-answers-fixture.ts';
import { type Known, mayBeShown } from '#assistant/check/check-sentence.ts';
import { Sentences } from '#assistant/check/sentences.ts';
import { aboutQuestion, aboutSip, trueAnswers } from '#assistant/check/true-answers-fixture.ts';

/** What a visitor would read of an answer that comes in pieces of this length. */
function shown(answer: string, known: Known, length: number): string[] {
  const sentences = new Sentences();
  const pieces = answer.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
  const whole = pieces.flatMap((piece) => sentences.add(piece));
  const { last } = sentences.end();
  return [...whole, ...(last === null ? [] : [last])].filter((sentence) => mayBeShown(sentence, known));
}

test('at least sixty true answers are shown, in every language and however they are cut', () => {
  expect(new Set(trueAnswers.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60);
  const lost = trueAnswers.filter(({ text, known }) => !mayBeShown(text, known));
  expect(lost).toEqual([]);
  for (const length of [1, 2, 3, 7, 1_000])
    for (const { text, known } of trueAnswers) expect(shown(text, known, length)).toEqual([text]);
});

test('of ten thousand altered answers none is shown', () => {
  const altered = [1, 2, 3].flatMap(alteredAnswers);
  const texts = new Map(altered.map((one) => [one.text, one]));
  expect(texts.size).toBeGreaterThanOrEqual(10_000);
  const through = [...texts.values()].filter(({ text, known }) => mayBeShown(text, known));
  expect(through.map(({ how, text }) => `${how}: ${text}`)).toEqual([]);
});

test('of two answers a sentence says which one it means', () => {
  const both = { figures: [...aboutSip.figures, ...aboutQuestion.figures], articles: [] };
  expect(mayBeShown('The total value is ₹11,61,695.38.', both)).toBe(false);
  expect(mayBeShown('After 10 years the total value is ₹11,61,695.38.', both)).toBe(true);
  expect(mayBeShown('After 15 years the total value is ₹11,61,695.38.', both)).toBe(false);
});

test('of an article a sentence with figures is shown word for word alone, and its own words without', () => {
  const quote = 'In India the college fee of ₹10,00,000 rises by 6% a year.';
  const known: Known = { figures: [], articles: [{ quotes: new Set([quote]), words: new Set(['india', 'fee']) }] };
  expect(mayBeShown(quote, known)).toBe(false);
  const plain = 'The college fee of ₹10,00,000 rises by 6% a year.';
  const read: Known = { figures: [], articles: [{ quotes: new Set([plain]), words: new Set(['fee']) }] };
  expect(mayBeShown(plain, read)).toBe(true);
  expect(mayBeShown(plain.replace('6', '7'), read)).toBe(false);
  expect(mayBeShown('The college fee rises.', read)).toBe(true);
  expect(mayBeShown('The college fee rises.', aboutSip)).toBe(false);
});

test('a sentence that the answer’s end has cut is none', () => {
  const sentences = new Sentences();
  expect(sentences.add('The gains are ₹5,61')).toEqual([]);
  expect(sentences.end()).toEqual({ last: null, isCut: true });
});

test.each([
  'The cost is ₹11,61,695.38.',
  'Your income would be ₹11,61,695.38 in 10 years.',
  'After retirement you get ₹11,61,695.38.',
  'The value was ₹11,61,695.38 in the last 10 years.',
  'SIP gives 12%.',
  'PPF returns 12%.',
  'The fund returns 12%.',
  'Prices rise by 12%.',
  'You retire in 10 years.',
  'The return is 12% monthly.',
  '₹11,61,695.38 a month grows to ₹5,000.',
  'After 5 years the total value is ₹11,61,695.38.',
])('true figures under another name are not shown: %s', (lie) => expect(mayBeShown(lie, aboutSip)).toBe(false));
