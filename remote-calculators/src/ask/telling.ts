import { formatDate } from 'shared/format/date';
import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import type { Filled } from '#ask/fill.ts';
import { roughAmount } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureOf } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

const LAKH = 100_000;

/** An amount of a question as people say it: "₹1 crore", but "₹12,34,567" where two places of a lakh would change it. */
export function statedAmount(rupees: number): string {
  const hundredths = rupees / (rupees >= 100 * LAKH ? LAKH : LAKH / 100);
  return rupees >= LAKH && Number.isInteger(hundredths) ? formatLakhCrore(rupees) : formatRupees(rupees, 0);
}

/** What has to be paid, in whole rupees: rounded up, as one that is rounded down does not reach. */
const neededAmount = (amount: string): string => formatRupees(Math.ceil(Number(amount)), 0);

/** "15 years", "2 years and 6 months", "8 months". */
export function spanText(term: number): string {
  const months = Math.round(term);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0) return withUnit(years, 'years');
  if (years === 0) return withUnit(rest, 'months');
  return messages.yearsAndMonths({ years: withUnit(years, 'years'), months: withUnit(rest, 'months') });
}

/** The inputs and figures of one answer in words, by the names that the calculator has for them. */
export type Snapshot = ReturnType<typeof tellingOf>;

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
    /** An instalment that is owed, to the rupee as the page's own figure is nearest to. */
    owed: (result: string) => monthly(formatRupees(Math.round(Number(figure(result)?.amount ?? '0')), 0)),
    needed: () => {
      const isOnce = inputs.mode === 'oneTime';
      const required = figure(isOnce ? 'requiredLumpsum' : 'requiredSip')?.amount ?? '0';
      if (Number(required) === 0 && number('savings') > 0) return messages.onlyHeld({ have: amount('savings') });
      const paid = neededAmount(required);
      return isOnce ? messages.atOnce({ paid }) : monthly(paid);
    },
    /** What comes out; words where it is no amount, '' where it is not there. */
    value: (result: string) => {
      const { amount: found, words } = figure(result) ?? {};
      return found ? roughAmount(found) : (words ?? '');
    },
    result: (name: string) => run.results[name],
  };
}
