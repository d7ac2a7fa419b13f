import { defineCalculator } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { goalRate, goalYears } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { corpusHelp } from '#calculators/corpus/help.tsx';
import { corpus } from '#calculators/corpus/model.ts';

export const corpusDefinition = defineCalculator({
  ...goalLooks,
  model: corpus,
  path: '/corpus',
  title: 'Corpus calculator',
  lead: 'From a round figure and a year to the amount that reaches it.',
  icon: 'bars',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'target', label: 'Target corpus', slider: { min: 100_000, max: 100_000_000, step: 100_000 } },
    goalYears,
    goalRate,
  ],
  formula: goalFormula,
  help: corpusHelp,
});
