import type { CalculatorLook, Choices } from '#calculator-page/definition.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';

/** How the figure was made, in the sentence under it. `inflation` is the today's-rupees rate in per cent, or null. */
export const conventionText = (
  { convention }: Pick<CalculatorLook, 'convention'>,
  choices: Choices,
  values: Readonly<Record<string, number>>,
  inflation: number | null,
): string =>
  `${convention(choices, values)}${inflation === null ? '' : ` Amounts in today’s rupees at ${fieldText(inflation)}% inflation a year.`}`;
