import { defineLook } from '#calculator-page/definition.ts';
import { childFields, laterAge } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { childEducation } from '#calculators/child-education/model.ts';

export const childEducationLook = defineLook({
  ...goalLooks,
  model: childEducation,
  path: '/childeducation',
  title: 'Child’s education planner',
  lead: 'College fees at the prices of the year in which they fall due.',
  icon: 'graduation',
  parent: { to: '/childplan', label: 'Child plan' },
  fields: childFields,
  check: laterAge('withdrawAge'),
});
