import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { childMarriageHelp } from '#calculators/child-marriage/help.tsx';
import { childMarriageLook } from '#calculators/child-marriage/look.ts';

export const childMarriageDefinition: CalculatorDefinition = {
  ...childMarriageLook,
  formula: goalFormula,
  help: childMarriageHelp,
};
