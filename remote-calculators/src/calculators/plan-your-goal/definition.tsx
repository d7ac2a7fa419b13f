import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { planYourGoalHelp } from '#calculators/plan-your-goal/help.tsx';
import { planLooks } from '#calculators/plan-your-goal/look.ts';
import type { PlannedGoal } from '#calculators/plan-your-goal/plan.ts';

const explained = { formula: goalFormula, help: planYourGoalHelp };

export const planDefinitions: Record<keyof typeof planLooks, CalculatorDefinition> = {
  plain: { ...planLooks.plain, ...explained },
  inflated: { ...planLooks.inflated, ...explained },
};

export const definitionOf = ({ inflated }: PlannedGoal): CalculatorDefinition =>
  inflated ? planDefinitions.inflated : planDefinitions.plain;
