import { messages } from '#calculators/xirr/messages.en.ts';
import type { XirrResults } from '#calculators/xirr/model.ts';
import { periodText, rateText } from '#calculators/xirr/outcome.ts';
import type { FigureLook } from '#definition/definition.ts';
import { rupees } from '#engine/rounding.ts';
import type { Figure } from '#outcome/outcome.ts';

type Look = FigureLook<keyof XirrResults>;

const yearly: Look = { result: 'xirrPct', label: messages.yearlyReturn };
const sums: readonly Look[] = [
  { result: 'totalPaid', label: messages.totalPaid },
  { result: 'totalReceived', label: messages.totalReceived },
  { result: 'profit', label: messages.profit },
];
/** Under a year the gain of the period leads, as it is not stretched to a year. */
const withinAYear: readonly [Look, ...Look[]] = [
  { result: 'gainPct', label: messages.gainOfThePeriod, hero: true },
  yearly,
  ...sums,
];
const overYears: readonly [Look, ...Look[]] = [{ ...yearly, hero: true }, ...sums];

function figureOf(look: Look, results: XirrResults | null): Figure {
  const none = { ...look, amount: null, words: null, inMonth: null, bought: null };
  if (results === null) return none;
  if (look.result === 'xirrPct') return { ...none, words: rateText(results) };
  if (look.result === 'gainPct') return { ...none, words: periodText(results) };
  const amount = results[look.result];
  return { ...none, amount: typeof amount === 'bigint' ? rupees(amount) : null };
}

/** The figures of the result in their order, the one that the page is about first; blank without results. */
export function shownFigures(results: XirrResults | null) {
  const [first, ...others] = results !== null && periodText(results) !== null ? withinAYear : overYears;
  const shown = (look: Look) => ({ look, figure: figureOf(look, results) });
  return [shown(first), ...others.map(shown)] as const;
}
