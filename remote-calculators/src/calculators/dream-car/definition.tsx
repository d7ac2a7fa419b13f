import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamCarHelp } from '#calculators/dream-car/help.tsx';
import { dreamCarLook } from '#calculators/dream-car/look.ts';

export const dreamCarDefinition: CalculatorDefinition = {
  ...dreamCarLook,
  formula: goalFormula,
  help: dreamCarHelp,
};
