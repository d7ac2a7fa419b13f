import { formatDate } from 'shared/format/date';
import type { Filled } from '#ask/fill.ts';
import { neededAmount, roughAmount, spanText, statedAmount } from '#ask/said/amounts.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureOf } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** The inputs and figures of one answer in words, by the names that the calculator has for them. */
export type Told = ReturnType<typeof tellingOf>;

export const NONE = 'none';

export function tellingOf(inputs: Filled, { figures, run }: Outcome) {
  const number = (name: string) => Number(inputs[name] ?? 0);
  const amount = (name: string) => statedAmount(number(name));
  const percent = (name: string) => withUnit(number(name), 'percent');
  const figure = (result: string) => figureOf(figures, result);
  const risesBy = () => {
    if (number('stepUpRupees') > 0) return amount('stepUpRupees');
    return number('stepUpPct') > 0 ? percent('stepUpPct') : NONE;
  };
  const monthly = (paid: string) => {
    const rise = risesBy();
    const have = number('savings') > 0 ? amount('savings') : NONE;
    return messages.perMonth({ paid, rise, have });
  };
  return {
    amount,
    percent,
    rate: percent('annualRatePct'),
    inflation: percent('inflationPct'),
    text: (name: string) => String(inputs[name] ?? ''),
    day: () => formatDate(String(inputs.targetDate)),
    span: (name = 'years') => spanText(name === 'years' ? number(name) * 12 : number(name)),
    /** An instalment that is paid, and one that is looked for. */
    paid: (name = 'monthly') => monthly(amount(name)),
    needed: (result = 'requiredSip') => monthly(neededAmount(figure(result)?.amount ?? '0')),
    /** What comes out; words where it is no amount, '' where it is not there. */
    value: (result: string) => {
      const { amount: found, words } = figure(result) ?? {};
      return found ? roughAmount(found) : (words ?? '');
    },
    result: (name: string) => run.results[name],
  };
}
