import { formatIndianNumber } from 'shared/format/rupees';
import { messages } from '#calculator-page/chance/messages.en.ts';
import type { ChanceRequest, Draw, Years } from '#engine/chance/chance-request.ts';
import { volatilityPct } from '#engine/chance/volatility.ts';

const mean = ({ meanReturn }: Draw) => formatIndianNumber(meanReturn * 100, 2);
const deviation = ({ volatility }: Years) => formatIndianNumber(volatility * 100, 2).replace(/\.?0+$/, '');

/** How it was counted, by the figures that it was counted with. */
export function methodWords({ saving, spending, paths, seed }: ChanceRequest): string {
  const courses = formatIndianNumber(paths);
  const last = saving.each?.at(-1);
  if (last) {
    const debt = formatIndianNumber(volatilityPct.debt);
    return messages.howAMixIsCounted({ courses, seed: String(seed), mean: mean(saving), last: mean(last), debt });
  }
  if (spending === null || saving.flows.length === 0) {
    return messages.howItIsCounted({ courses, seed: String(seed), mean: mean(spending ?? saving) });
  }
  return messages.howItIsCountedTwice({ courses, seed: String(seed), mean: mean(saving), post: mean(spending) });
}

/** The same on paper, in one line. */
export const assumedWords = ({ saving, spending, paths, seed }: ChanceRequest): string =>
  messages.assumed({
    deviation: deviation(saving.flows.length === 0 ? (spending ?? saving) : saving),
    courses: formatIndianNumber(paths),
    seed: String(seed),
  });
