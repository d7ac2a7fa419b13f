import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { ZERO } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';
import { endsIn } from '#specs/notes.ts';

/** "November 2036", or "year 10" where today is not known. */
export function whenWords(month: number, today: string | null): string {
  const end = endsIn(month, today);
  return end === 'none' ? messages.yearOfAxis({ year: Number((month / 12).toFixed(1)) }) : end;
}

/** Whether every month until the last shortfall lacks some. */
export const isShortThroughout = ({ spans, shortUntilMonth }: Budget): boolean =>
  spans.every(({ toMonth, short }) => toMonth > shortUntilMonth || short > ZERO);

/** How much the budget lacks at most, and until when; '' where it suffices. */
export function shortWords(served: Budget, today: string | null): string {
  const { mostShort, shortUntilMonth } = served;
  if (mostShort === null) return '';
  const short = inr(mostShort.short);
  const until = whenWords(shortUntilMonth, today);
  return isShortThroughout(served)
    ? messages.shortByUntil({ short, until })
    : messages.spokenShortAtTimes({ short, until });
}
