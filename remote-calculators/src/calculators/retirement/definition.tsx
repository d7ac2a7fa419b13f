import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { retirementHelp } from '#calculators/retirement/help.tsx';
import { retirementLook } from '#calculators/retirement/look.ts';

export const retirementDefinition: CalculatorDefinition = {
  ...retirementLook,
  formula: goalFormula,
  help: retirementHelp,
};
