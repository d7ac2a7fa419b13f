import { messages } from '#calculators/glide-path/messages.en.ts';
import { digits } from '#engine/exact.ts';
import { equityShares } from '#engine/goals/mix.ts';
import { fieldText } from '#figures/amount-text.ts';

/** Steps of a glide that are told one by one; a longer one is told by its first and last. */
const MOST_TOLD = 6;

const percentText = (share: bigint) => fieldText(Number((100 * Number(digits(share))).toFixed(2)));

/**
 * The shares of equity in words: "80% equity until year 5, then 64, 48, 32, 16, 0%".
 *
 * @param term months, at least one
 */
export function sharesText(equityPct: number, glideYears: number, term: number): string {
  const shares = equityShares({ equityPct, glideYears }, term);
  const until = Math.max(0, shares.length - glideYears);
  const falling = shares.slice(until).map(percentText);
  if (falling.length === 0 || equityPct === 0) return messages.sameMix({ equity: fieldText(equityPct) });
  const steps =
    falling.length <= MOST_TOLD ? falling.join(', ') : [...falling.slice(0, 2), '…', ...falling.slice(-2)].join(', ');
  return until === 0
    ? messages.fallsAtOnce({ steps })
    : messages.fallsLater({ equity: fieldText(equityPct), until, steps });
}
