import { defineCalculator } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { childFields, laterAge } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { childMarriageHelp } from '#calculators/child-marriage/help.tsx';
import { childMarriage } from '#calculators/child-marriage/model.ts';

export const childMarriageDefinition = defineCalculator({
  ...goalLooks,
  model: childMarriage,
  path: '/childmarriage',
  title: 'Child’s marriage planner',
  lead: 'A celebration without a loan behind it.',
  icon: 'rings',
  parent: { to: '/childplan', label: 'Child plan' },
  fields: childFields,
  check: laterAge('withdrawAge'),
  formula: goalFormula,
  help: childMarriageHelp,
});
