import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { sipFormula } from '#calculators/sip/formula.tsx';
import { sipHelp } from '#calculators/sip/help.tsx';
import { sipLook } from '#calculators/sip/look.ts';

export const sipDefinition: CalculatorDefinition = {
  ...sipLook,
  formula: sipFormula,
  help: sipHelp,
};
