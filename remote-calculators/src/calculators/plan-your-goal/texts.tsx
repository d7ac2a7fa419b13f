import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { inflatedView, view } from '#calculators/plan-your-goal/view.ts';
import { defineFormula } from '#definition/define-calculator.ts';

const plainDefinition = defineFormula(view, goalFormula);
export default plainDefinition;

export const inflatedDefinition = defineFormula(inflatedView, goalFormula);
