import { expect, test } from 'vitest';
import { sip } from '#calculators/sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Turn } from '#definition/definition.ts';
import { growthColumns, growthFigures } from '#specs/growth-specs.ts';

const written = {
  model: sip,
  path: '/test',
  title: 'Test',
  lead: 'Test',
  icon: 'calculator',
  parent: { to: '/calculators', label: 'Calculators' },
  conventions: ['rateConvention'],
  figures: growthFigures,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: 'Test',
  convention: () => 'Test',
  extras: {},
  emptyText: 'Test',
} as const;

test('a slider ends at the bounds of the model where the view names none of its own', () => {
  const { fields } = defineCalculator({
    ...written,
    fields: [
      { name: 'monthly', label: 'Monthly', slider: { step: 500 } },
      { name: 'years', label: 'Years', slider: { max: 5, step: 1 } },
      { name: 'annualRatePct', label: 'Rate' },
    ],
  });
  expect(fields.map(({ slider }) => slider)).toEqual([
    { min: 100, max: 1_000_000, step: 500 },
    { min: 1, max: 5, step: 1 },
    undefined,
  ]);
});

test('the compiler refuses names that the model does not have', () => {
  const refused = () => [
    // @ts-expect-error no input of the model
    defineCalculator({ ...written, fields: [{ name: 'principal', label: 'Amount' }] }),
    // @ts-expect-error no result of the model, and no column
    defineCalculator({ ...written, fields: [], figures: [{ result: 'corpus', label: 'Corpus' }] }),
    // @ts-expect-error no column of the model
    defineCalculator({ ...written, fields: [], columns: [{ column: 'corpus', label: 'Corpus', short: 'Corpus' }] }),
    // @ts-expect-error no column of the model
    defineCalculator({ ...written, fields: [], stack: ['totalInvested', 'corpus'] }),
    // @ts-expect-error no table of the model
    defineCalculator({ ...written, fields: [], modes: { monthly: { table: 'daily', figures: [] } } }),
    // @ts-expect-error no input of the model
    defineCalculator({ ...written, fields: [], check: ({ principal }) => principal }),
  ];
  expect(refused).toBeTypeOf('function');
});

test('the compiler refuses a turn with names that one of its two models does not have', () => {
  type SipIntoCorpus = Turn<'monthly' | 'years', 'value', 'target' | 'years'>;
  const turn = { path: '/corpus', fields: { years: 'years' }, answer: { field: 'target', result: 'value' } } as const;
  const refused = () => [
    turn satisfies SipIntoCorpus,
    // @ts-expect-error no field of the other page
    { ...turn, fields: { term: 'years' } } satisfies SipIntoCorpus,
    // @ts-expect-error no input of this model
    { ...turn, fields: { years: 'term' } } satisfies SipIntoCorpus,
    // @ts-expect-error no field of the other page
    { ...turn, answer: { field: 'corpus', result: 'value' } } satisfies SipIntoCorpus,
    // @ts-expect-error no result of this model
    { ...turn, answer: { field: 'target', result: 'corpus' } } satisfies SipIntoCorpus,
    // @ts-expect-error no input of this model
    { ...turn, without: ['principal'] } satisfies SipIntoCorpus,
  ];
  expect(refused).toBeTypeOf('function');
});
