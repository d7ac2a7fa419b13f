import { defineLook } from '#calculator-page/definition.ts';
import { childFields, laterAge } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { childMarriage } from '#calculators/child-marriage/model.ts';

export const childMarriageLook = defineLook({
  ...goalLooks,
  model: childMarriage,
  path: '/childmarriage',
  title: 'Child’s marriage planner',
  lead: 'What a marriage will cost, and what to save for it.',
  icon: 'rings',
  parent: { to: '/childplan', label: 'Child plan' },
  fields: childFields,
  check: laterAge('withdrawAge'),
});
