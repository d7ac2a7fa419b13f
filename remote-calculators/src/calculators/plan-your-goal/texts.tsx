import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { inflatedView, view } from '#calculators/plan-your-goal/fields.ts';
import { help } from '#calculators/plan-your-goal/help.tsx';
import { defineTexts } from '#definition/define-calculator.ts';

const texts = { formula: growingGoalFormula, help };

const plainDefinition = defineTexts(view, texts);
export default plainDefinition;

export const inflatedDefinition = defineTexts(inflatedView, texts);
