import { formatRupees } from 'shared/format/rupees';
import type { CalculatorDefinition } from '#definition/definition.ts';
import type { Exact } from '#engine/exact.ts';
import type { Solution } from '#engine/solve.ts';
import { inr } from '#figures/inr.ts';
import { MOST_PLACES } from '#scenario/read-fields.ts';

type Found = Extract<Solution, { found: true }>;

/**
 * What the solver has found, in words.
 *
 * @param futureCost what the page says that the goal costs on its own day; null where the target does not move with time
 */
export function told(solution: Solution, futureCost: Exact | null): string {
  if (!solution.found) return `There is no answer. ${solution.reason}`;
  const { input, text, value, target } = solution;
  if (input === 'amountToday') {
    return `${formatRupees(text, 0)} at today’s prices. It will cost ${inr(value)} then; what you invest becomes ${inr(target)}.`;
  }
  const sum = `${quantity(solution)}. That becomes ${inr(value)}; the target is ${inr(target)}`;
  if (input !== 'months' || futureCost === null || inr(futureCost) === inr(target)) return `${sum}.`;
  const other = target < futureCost ? 'less' : 'more';
  return `${sum} then: ${other} than the future cost of ${inr(futureCost)}, because prices rise for ${other === 'less' ? 'a shorter' : 'a longer'} time.`;
}

function quantity({ input, text }: Found): string {
  if (input === 'monthly') return `${formatRupees(text, 0)} every month`;
  if (input === 'principal') return `${formatRupees(text, 0)} once`;
  if (input === 'months') {
    const [years, rest] = [Math.floor(Number(text) / 12), Number(text) % 12];
    const parts = [
      years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
      rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
    ];
    return `${parts.filter(Boolean).join(' and ')} (month ${text})`;
  }
  return input === 'stepUpPct' ? `A step of ${text}% every year` : `A return of ${text}% a year`;
}

/** What of an answer goes into the form: its field, and a figure that the field takes. */
export interface Offer {
  name: string;
  value: number;
}

/** Months become the years that the form asks for, whole ones where it takes no others: the target is reached by then. */
export function offerOf(
  { input, text }: Found,
  { fields, rules }: Pick<CalculatorDefinition, 'fields' | 'rules'>,
): Offer {
  // What a goal costs today is what it costs at all where nothing rises: the corpus page calls it its target.
  if (input === 'amountToday') return { name: rules.target ? 'target' : input, value: Number(text) };
  if (input !== 'months' || rules.months) return { name: input, value: Number(Number(text).toFixed(MOST_PLACES)) };
  const years = Number(text) / 12;
  const whole = fields.find(({ name }) => name === 'years')?.wholeOnly === true;
  return { name: 'years', value: whole ? Math.ceil(years) : years };
}
