import { defineLook } from '#calculator-page/definition.ts';
import { dreamFields } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';

export const dreamCarLook = defineLook({
  ...goalLooks,
  model: dreamCar,
  path: '/dreamcar',
  title: 'Dream car planner',
  lead: 'The full price of a car, saved before you buy it.',
  icon: 'car',
  parent: { to: '/goals', label: 'Goals' },
  fields: dreamFields('Car price today', 10_000_000, 50_000),
});
