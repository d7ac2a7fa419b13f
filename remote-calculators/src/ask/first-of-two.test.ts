import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ['lumpsum 12 lakh or sip 10000', 'lumpsum', { principal: 1_200_000 }],
  ['lumpsum 12 lakh or sip 10000 every month for 10 years', 'lumpsum', { principal: 1_200_000, years: 10 }],
  ['sip 10000 ya lumpsum 12 lakh 10 saal', 'sip', { monthly: 10_000, years: 10 }],
  ['sip 10000 या lumpsum 12 lakh 10 साल', 'sip', { monthly: 10_000, years: 10 }],
  ['sip 10000 10 years or lumpsum 5 lakh 5 years', 'sip', { monthly: 10_000, years: 10 }],
  ['10000 or 20000 a month for 10 years', 'sip', { monthly: 10_000, years: 10 }],
])('%s answers the first of two and says so', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: true }),
);
