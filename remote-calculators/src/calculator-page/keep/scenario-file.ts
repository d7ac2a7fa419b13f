import type { FileSource } from '#calculator-page/keep/save-as.ts';
import { feesFile, monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import { conventionInBasis } from '#outcome/price-basis.ts';
import { typedInputs } from '#outcome/printed-text.ts';

/** What a file of a calculator's figures is made of; no tables while figures are missing. */
export function scenarioFile(definition: CalculatorView, { outcome, today }: Worked): FileSource {
  const { title, convention, dependsOn } = definition;
  if (outcome === null) return { tables: [], made: { title, inputs: [], convention: '', today } };
  return {
    tables: [yearsFile(outcome), monthsFile(outcome), feesFile(outcome)].filter((table) => table !== null),
    made: {
      title,
      inputs: typedInputs(definition, outcome.inputs),
      convention: conventionInBasis(convention(outcome.choices, outcome.values), outcome.conversion),
      today,
      dependsOn,
    },
  };
}
