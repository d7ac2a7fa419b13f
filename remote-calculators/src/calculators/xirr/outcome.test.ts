import { describe, expect, it } from 'vitest';
import { rateText, xirrOutcome } from '#calculators/xirr/outcome.ts';

const rate = (text: string) => {
  const { results } = xirrOutcome(text);
  return results && rateText(results);
};

describe('what the page says of rows', () => {
  it('tells the rate, and that it is annualised within a year', () => {
    expect(rate('2025-01-01 -100000\n2026-01-01 112000')).toBe('12.0000%');
    expect(xirrOutcome('2025-01-01 -100000\n2026-01-01 112000').notes).toEqual([]);
    expect(xirrOutcome('2025-01-01 -100000\n2025-12-31 112000').notes).toEqual([
      'The flows cover 364 days, less than a year: the return is annualised, as if it went on for a whole year.',
    ]);
  });

  it('tells of several rates and of none', () => {
    const several = xirrOutcome('2025-01-01 -100000\n2026-01-01 230000\n2027-01-01 -132000');
    expect(several.notes).toEqual(['More than one rate fits; shown is the one nearest zero.']);
    expect(rate('2025-01-01 -100000\n2025-01-01 90000')).toBe('No yearly rate fits these flows.');
  });

  it('names the first wrong rows by number, and shows no figure meanwhile', () => {
    const { results, problems } = xirrOutcome(`2025-01-01 -1\nsoon 5\n2025-02-01 much\n${'x1\n'.repeat(4)}`);
    expect(results).toBeNull();
    expect(problems[0]).toBe('Row 2: enter a date such as 2024-06-01, 01/06/2024 or 1 June 2024.');
    expect(problems[1]).toBe('Row 3: enter an amount such as 5,000 or -5,000.');
    expect(problems).toHaveLength(6);
    expect(problems[5]).toBe('And 1 more row.');
  });

  it.each([
    ['', 'Enter at least two rows, to see the yearly return.'],
    ['2025-01-01 -1\n2026-01-01 -1', 'Enter what you received, or what it is worth today, as a row without a minus.'],
    ['2025-01-01 1\n2026-01-01 1', 'Enter what you paid in as a row with a minus.'],
    ['2025-01-01 1\n2026-01-01 -10000000cr', 'Enter amounts of at most ₹1,00,000 crore.'],
    ['2025-01-01 -1\n'.repeat(2001), 'Enter at most 2,000 rows.'],
  ])('%.40s asks for what is missing', (text, problem) => expect(xirrOutcome(text).problems).toEqual([problem]));
});
