import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { corpusHelp } from '#calculators/corpus/help.tsx';
import { corpusLook } from '#calculators/corpus/look.ts';

export const corpusDefinition: CalculatorDefinition = {
  ...corpusLook,
  formula: goalFormula,
  help: corpusHelp,
};
