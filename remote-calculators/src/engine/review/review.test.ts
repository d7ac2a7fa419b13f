import { dayInIndia } from 'shared/format/india-time';
import { describe, expect, it } from 'vitest';
import { reviewedTables } from '#calculators/reviewed-tables.ts';
import { isOverdue, requireReviewed } from '#engine/review/review.ts';

describe('tables of figures that somebody else may change', () => {
  it('are not past their review today', () => {
    expect(() => requireReviewed(reviewedTables, dayInIndia(new Date()))).not.toThrow();
  });

  it.each(Object.entries(reviewedTables))('%s names its source and its days', (_, { source, dated, reviewBy }) => {
    expect(source.length).toBeGreaterThan(20);
    expect([dated, reviewBy].every((day) => /^20\d\d-\d\d-\d\d$/.test(day))).toBe(true);
    expect(dated < reviewBy).toBe(true);
  });

  it('fail the build the day after, each by its name', () => {
    const days = Object.values(reviewedTables).map(({ reviewBy }) => reviewBy);
    expect(() => requireReviewed(reviewedTables, days.toSorted()[0] ?? '')).not.toThrow();
    expect(() => requireReviewed(reviewedTables, '2099-01-01')).toThrow(
      /illustration\/limits\.ts by .*tax\/fund-tax\.ts by/,
    );
    expect(() => requireReviewed(reviewedTables, '2099-01-01')).toThrow('then set dated and reviewBy');
  });

  it('are overdue from the day after the last day', () => {
    expect(isOverdue({ reviewBy: '2027-04-01' }, '2027-04-01')).toBe(false);
    expect(isOverdue({ reviewBy: '2027-04-01' }, '2027-04-02')).toBe(true);
  });
});
