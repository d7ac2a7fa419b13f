import { formatRupees } from 'shared/format/rupees';

/**
 * Sets the middle of the imagined courses against what the page shows, which has the same return every year.
 * @param steady what the plan ends with at that return, in rupees
 * @param middle what it ends with in the middle course, in whole rupees
 */
export function middleWords(steady: number, middle: number): string {
  const gap = middle - Math.round(steady);
  const set = `With the same return every year the plan ends with ${formatRupees(Math.round(steady), 0)}. In the middle course it ends with ${formatRupees(middle, 0)}`;
  if (gap === 0) return `${set}, too: half of the courses end lower.`;
  return `${set}, ${formatRupees(Math.abs(gap), 0)} ${gap < 0 ? 'less' : 'more'}: half of the courses end ${gap < 0 ? 'lower still' : 'lower than that'}.`;
}
