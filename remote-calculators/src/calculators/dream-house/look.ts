import { defineLook } from '#calculator-page/definition.ts';
import { dreamFields } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';

export const dreamHouseLook = defineLook({
  ...goalLooks,
  model: dreamHouse,
  path: '/dreamhouse',
  title: 'Dream house planner',
  lead: 'What a house will cost in your year, and what to save for it.',
  icon: 'house',
  parent: { to: '/goals', label: 'Goals' },
  fields: dreamFields('House price today', 50_000_000, 100_000),
});
