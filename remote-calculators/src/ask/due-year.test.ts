import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ['2040 tak 1 crore', 'corpus', { target: 10_000_000, years: 14 }],
  ['2040 तक 1 करोड़', 'corpus', { target: 10_000_000, years: 14 }],
  ['2040 se pehle 1 crore', 'corpus', { target: 10_000_000, years: 14 }],
  ['1 crore before 2040', 'corpus', { target: 10_000_000, years: 14 }],
  ['1 crore by the year 2040', 'corpus', { target: 10_000_000, years: 14 }],
])('%s says by when', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }),
);

it('hears the year of each of several goals', () => {
  expect(read('car 10 lakh before 2030 and house 50 lakh by the year 2038')).toMatchObject({
    kind: 'goals',
    stated: { goals: [{ years: 4 }, { years: 12 }] },
  });
});
