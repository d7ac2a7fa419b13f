import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculator-page/extras/messages.en.ts';

/**
 * Sets the middle of the possible markets against what the page shows, which has the same return every year.
 * @param steady what the plan ends with at that return, in rupees
 * @param middle what it ends with in the middle course, in whole rupees
 */
export function middleWords(steady: number, middle: number): string {
  const gap = middle - Math.round(steady);
  const ends = gap === 0 ? 'same' : gap < 0 ? 'less' : 'more';
  return messages.middleCourse({
    steady: formatRupees(Math.round(steady), 0),
    middle: formatRupees(middle, 0),
    gap: formatRupees(Math.abs(gap), 0),
    ends,
  });
}
