import type { CalculatorView, Choices } from '#definition/definition.ts';

/** Whether the page shows one single investment that grows once a year. */
export const growsOnce = (
  { growsOnce: always, modes }: Pick<CalculatorView, 'growsOnce' | 'modes'>,
  { mode }: Pick<Choices, 'mode'>,
): boolean => always === true || (modes !== undefined && mode === 'oneTime');
