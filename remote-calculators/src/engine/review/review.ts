/**
 * What every table of figures carries that somebody else may change: the law, AMFI. Days are `YYYY-MM-DD`. What the firm has
 * still to compare with the source stands in a comment of the table: browsers have no use for it.
 */
export interface Reviewed {
  /** Where the figures stand. */
  readonly source: string;
  /** The day of that source, or on which the figures were last compared with it. */
  readonly dated: string;
  /** The day by which they have to be compared again. */
  readonly reviewBy: string;
}

/** Whether a table's review is overdue. The day itself is still in time. @param today `YYYY-MM-DD` in Asia/Kolkata. */
export const isOverdue = ({ reviewBy }: Pick<Reviewed, 'reviewBy'>, today: string): boolean => today > reviewBy;

/**
 * Fails the build once a table is past its review, so that no release shows silently stale figures.
 * @param today `YYYY-MM-DD` in Asia/Kolkata.
 * @throws Error that names each overdue table and says what to do.
 */
export function requireReviewed(tables: Readonly<Record<string, Reviewed>>, today: string): void {
  const overdue = Object.entries(tables).filter(([, table]) => isOverdue(table, today));
  if (overdue.length === 0) return;
  const lines = overdue.map(([file, { reviewBy, source }]) => `${file} by ${reviewBy} (${source})`);
  throw new Error(
    `figures were due for review: ${lines.join('; ')}. Compare them with their source, then set dated and reviewBy.`,
  );
}
