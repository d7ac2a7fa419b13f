import { defineLook } from '#calculator-page/definition.ts';
import { goalRate, goalYears } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { corpus } from '#calculators/corpus/model.ts';

export const corpusLook = defineLook({
  ...goalLooks,
  model: corpus,
  path: '/corpus',
  title: 'Corpus calculator',
  lead: 'The monthly or one-time investment for a target amount.',
  icon: 'bars',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'target', label: 'Target corpus', slider: { min: 100_000, max: 100_000_000, step: 100_000 } },
    goalYears,
    goalRate,
  ],
});
