import { messages } from '#calculators/emi/messages.en.ts';
import { type Exact, magnitude, ZERO } from '#engine/exact.ts';
import { roundToPaise } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';

/** "Investing, by ₹18,97,780.30": which way ends with more. `ahead` is what investing has more, below zero when less. */
export function whoIsAhead(ahead: Exact): string {
  if (roundToPaise(ahead) === 0n) return messages.bothTheSame;
  const way = ahead > ZERO ? 'invest' : 'prepay';
  return messages.ahead({ way, amount: inr(magnitude(ahead)) });
}
