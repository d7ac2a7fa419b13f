import { formatLakhCrore } from 'shared/format/rupees';
import { messages } from '#calculator-page/chart/messages.en.ts';

/** A year or month that people look for, as the place of its bar. */
interface Milestone {
  index: number;
  text: string;
}

/** Nobody looks for less. */
const SMALLEST_SUM = 100_000;

/**
 * The bar in which the total passes a lakh, five lakh, ten lakh and so on for the first time, the largest of them that is
 * passed before the end, and the bar from which gains are more than what was paid in.
 *
 * @param bars what was paid in below, and the gains on it, each at the end of its year or month in rupees
 */
export function milestonesOf(bars: readonly { lower: number; upper: number }[]): Milestone[] {
  const totals = bars.map(({ lower, upper }) => lower + upper);
  const last = totals.length - 1;
  const before = (index: number) => index > 0 && index < last;
  const found: Milestone[] = [];
  const largest = 10 ** Math.floor(Math.log10(Math.max(1, ...totals)));
  for (let power = largest; power >= SMALLEST_SUM; power /= 10) {
    const sum = [5 * power, power].find((one) => before(totals.findIndex((total) => total >= one)));
    if (sum === undefined) continue;
    found.push({ index: totals.findIndex((total) => total >= sum), text: formatLakhCrore(sum) });
    break;
  }
  const gains = bars.findIndex(({ lower, upper }) => upper > lower);
  if (before(gains)) found.push({ index: gains, text: messages.moreGains });
  return found;
}
