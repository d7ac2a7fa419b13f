import { readTyped } from '#figures/amount-text.ts';
import { messages } from '#live/messages.en.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import { inflationRule } from '#scenario/scenario.ts';

/** Where the slider of the today's-rupees inflation ends, in per cent. */
export const inflationSlider = { min: 0, max: 30, step: 0.1 } as const;

/** What is wrong with the today's-rupees inflation as typed; undefined when nothing is. */
export function inflationProblem(text: string): string | undefined {
  const typed = readTyped(text);
  if (typed.state === 'unreadable') return messages.enterAFigureAmountsAre;
  return typed.state === 'figure' ? figureProblem(typed.value, inflationRule) : undefined;
}
