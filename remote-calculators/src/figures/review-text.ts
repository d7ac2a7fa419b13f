import { formatDate } from 'shared/format/date';
import { isOverdue, type Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/** What is said beside a figure of a table whose review is overdue; undefined while it is not. @param today `YYYY-MM-DD` */
export const reviewText = (table: Reviewed, today: string | null): string | undefined =>
  today !== null && isOverdue(table, today) ? messages.reviewDue({ reviewBy: formatDate(table.reviewBy) }) : undefined;
