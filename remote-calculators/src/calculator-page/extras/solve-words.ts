import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculator-page/extras/messages.en.ts';
import type { CalculatorView } from '#definition/definition.ts';
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
  if (!solution.found) return messages.thereIsNoAnswer({ reason: solution.reason });
  const { input, text, value, target } = solution;
  if (input === 'amountToday') {
    return messages.goalOfBudget({ text: formatRupees(text, 0), value: inr(value), target: inr(target) });
  }
  const found = quantity(solution);
  if (input !== 'months' || futureCost === null || inr(futureCost) === inr(target))
    return messages.becomes({ quantity: found, value: inr(value), target: inr(target) });
  const other = target < futureCost ? 'less' : 'more';
  return messages.becomesThen({
    quantity: found,
    value: inr(value),
    target: inr(target),
    other,
    futureCost: inr(futureCost),
  });
}

function quantity({ input, text }: Found): string {
  if (input === 'monthly') return messages.everyMonth({ amount: formatRupees(text, 0) });
  if (input === 'principal') return messages.once({ amount: formatRupees(text, 0) });
  if (input === 'months') {
    const years = Math.floor(Number(text) / 12);
    const rest = Number(text) % 12;
    if (rest === 0 && years > 0) return messages.yearsOnly({ years, month: text });
    return years > 0
      ? messages.yearsAndMonths({ years, rest, month: text })
      : messages.monthsOnly({ rest, month: text });
  }
  return input === 'stepUpPct' ? messages.aStepOfEveryYear({ text }) : messages.aReturnOfAYear({ text });
}

/** What of an answer goes into the form: its field, and a figure that the field takes. */
export interface Offer {
  name: string;
  value: number;
}

/** Months become the years that the form asks for, whole ones where it takes no others: the target is reached by then. */
export function offerOf({ input, text }: Found, { fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>): Offer {
  // What a goal costs today is what it costs at all where nothing rises: the corpus page calls it its target.
  if (input === 'amountToday') return { name: rules.target ? 'target' : input, value: Number(text) };
  if (input !== 'months' || rules.months) return { name: input, value: Number(Number(text).toFixed(MOST_PLACES)) };
  const years = Number(text) / 12;
  const whole = fields.find(({ name }) => name === 'years')?.wholeOnly === true;
  return { name: 'years', value: whole ? Math.ceil(years) : years };
}
