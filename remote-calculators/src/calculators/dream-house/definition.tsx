import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamHouseHelp } from '#calculators/dream-house/help.tsx';
import { dreamHouseLook } from '#calculators/dream-house/look.ts';

export const dreamHouseDefinition: CalculatorDefinition = {
  ...dreamHouseLook,
  formula: goalFormula,
  help: dreamHouseHelp,
};
