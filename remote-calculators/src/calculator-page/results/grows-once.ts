import type { CalculatorLook, Choices } from '#calculator-page/definition.ts';

/** Whether the page shows one single investment that grows once a year. */
export const growsOnce = (
  { id, modes }: Pick<CalculatorLook, 'id' | 'modes'>,
  { mode }: Pick<Choices, 'mode'>,
): boolean => id === 'lumpsum' || (modes !== undefined && mode === 'oneTime');
