import { useToday } from '#calculator-page/settle/use-today.ts';
import type { Reviewed } from '#engine/review/review.ts';
import { reviewText } from '#figures/review-text.ts';

/** Stands beside a figure of a table whose review is overdue: a release may be served for longer than it should. */
export function ReviewDue({ table }: { table: Reviewed }) {
  const text = reviewText(table, useToday(null));
  return text === undefined ? null : <p className="review-due">{text}</p>;
}
