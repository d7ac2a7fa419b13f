import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { childEducationHelp } from '#calculators/child-education/help.tsx';
import { childEducationLook } from '#calculators/child-education/look.ts';

export const childEducationDefinition: CalculatorDefinition = {
  ...childEducationLook,
  formula: goalFormula,
  help: childEducationHelp,
};
