import { defineCalculator } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamFields } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { dreamHouseHelp } from '#calculators/dream-house/help.tsx';
import { dreamHouse } from '#calculators/dream-house/model.ts';

export const dreamHouseDefinition = defineCalculator({
  ...goalLooks,
  model: dreamHouse,
  path: '/dreamhouse',
  title: 'Dream house planner',
  lead: 'A price that rises while you save for it.',
  icon: 'house',
  parent: { to: '/goals', label: 'Goals' },
  fields: dreamFields('House price today', 50_000_000, 100_000),
  formula: goalFormula,
  help: dreamHouseHelp,
});
