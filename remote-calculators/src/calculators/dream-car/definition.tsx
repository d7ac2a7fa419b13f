import { defineCalculator } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamFields } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { dreamCarHelp } from '#calculators/dream-car/help.tsx';
import { dreamCar } from '#calculators/dream-car/model.ts';

export const dreamCarDefinition = defineCalculator({
  ...goalLooks,
  model: dreamCar,
  path: '/dreamcar',
  title: 'Dream car planner',
  lead: 'The full price of a car, saved before you buy it.',
  icon: 'car',
  parent: { to: '/goals', label: 'Goals' },
  fields: dreamFields('Car price today', 10_000_000, 50_000),
  formula: goalFormula,
  help: dreamCarHelp,
});
