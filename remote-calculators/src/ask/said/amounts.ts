import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';

const LAKH = 100_000;

/** An amount of a question as people say it: "₹1 crore", but "₹12,34,567" where two places of a lakh would change it. */
export function statedAmount(rupees: number): string {
  const hundredths = rupees / (rupees >= 100 * LAKH ? LAKH : LAKH / 100);
  return rupees >= LAKH && Number.isInteger(hundredths) ? formatLakhCrore(rupees) : formatRupees(rupees, 0);
}

/** What comes out, said in short; the exact figure stands below. @param amount plain digits with two places */
export const roughAmount = (amount: string): string =>
  Number(amount) >= LAKH ? formatLakhCrore(Number(amount)) : formatRupees(amount, 0);

/** What has to be paid, in whole rupees: rounded up, as one that is rounded down does not reach. */
export const neededAmount = (amount: string): string => formatRupees(Math.ceil(Number(amount)), 0);

/** "15 years", "2 years and 6 months", "8 months". */
export function spanText(term: number): string {
  const months = Math.round(term);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0) return withUnit(years, 'years');
  if (years === 0) return withUnit(rest, 'months');
  return messages.yearsAndMonths({ years: withUnit(years, 'years'), months: withUnit(rest, 'months') });
}
