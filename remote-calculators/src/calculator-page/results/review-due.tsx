import { formatDate } from 'shared/format/date';
import { messages } from '#calculator-page/results/messages.en.ts';
import { useToday } from '#calculator-page/settle/use-today.ts';
import { isOverdue, type Reviewed } from '#engine/review/review.ts';

/** Stands beside a figure of a table whose review is overdue: a release may be served for longer than it should. */
export function ReviewDue({ table }: { table: Reviewed }) {
  const today = useToday(null);
  if (today === null || !isOverdue(table, today)) return null;
  return <p className="review-due">{messages.checkThisFigureItWas({ reviewBy: formatDate(table.reviewBy) })}</p>;
}
