import { describe, expect, it } from 'vitest';
import { readText } from '#calculators/xirr/flows-form.tsx';
import { periodText, rateText, xirrOutcome } from '#calculators/xirr/outcome.ts';

const rate = (text: string) => {
  const { results } = xirrOutcome(text);
  return results && rateText(results);
};

const period = (text: string) => {
  const { results } = xirrOutcome(text);
  return results && periodText(results);
};

describe('what the page says of rows', () => {
  it('tells the rate, and that it is annualised within a year', () => {
    expect(rate('2025-01-01 -100000\n2026-01-01 112000')).toBe('12.0000%');
    expect(xirrOutcome('2025-01-01 -100000\n2026-01-01 112000').notes).toEqual([]);
    expect(xirrOutcome('2025-01-01 -100000\n2025-12-31 112000').notes).toEqual([
      'The flows cover 364 days, less than a year: the return is annualised, as if it went on for a whole year.',
    ]);
  });

  it('tells the gain of the period within a year, and of what use the yearly rate is', () => {
    const gain = '2026-01-01 -15000\n2026-01-26 22500';
    expect(period(gain)).toBe('50.0000% in 25 days');
    expect(rate(gain)).toBe('37,133.3731%');
    expect(xirrOutcome(gain).notes).toEqual([
      'The flows cover 25 days. The yearly return supposes that it goes on like that for a whole year; at such a size it is of no use. Look at the gain of the period.',
    ]);
    const loss = '2026-01-01 -18480\n2026-01-12 13120';
    expect(period(loss)).toBe('-29.0043% in 11 days');
    expect(rate(loss)).toBe('-99.9988%');
    expect(xirrOutcome(loss).notes[0]).toMatch(/of no use/);
    expect(period('2026-01-01 -1\n2026-01-02 2')).toBe('100.0000% in 1 day');
    expect(period('2025-01-01 -100000\n2026-01-01 112000')).toBeNull();
    expect(period('2025-01-01 -100000\n2025-01-01 112000')).toBeNull();
  });

  it('writes out no rate that nobody can read', () => {
    const beyond = '2026-01-01 -1\n2026-01-02 10';
    expect(rate(beyond)).toBe('Too large to be written');
    expect(period(beyond)).toBe('900.0000% in 1 day');
    expect(xirrOutcome(beyond).notes).toEqual([
      'A yearly rate fits these flows, but it is larger than any figure that this site can write.',
    ]);
    expect(rate('2026-01-01 -1\n2026-01-02 2')).toBe('More than 10,00,000%');
    expect(rate('2026-01-01 -100\n2026-01-02 1')).toBe('Just above −100%');
    expect(rate('2025-01-01 -100000\n2026-01-01 0.11')).toBe('-99.9999%');
  });

  it('tells a total loss where 0 was received, and nothing of a year', () => {
    const lost = '2024-01-01 -1000\n2025-01-01 0';
    expect(rate(lost)).toBe('-100.0000%');
    expect(xirrOutcome(lost).notes).toEqual(['Nothing came back: everything that was paid in is lost.']);
    expect(period('2024-01-01 -1000\n2024-03-01 0')).toBe('-100.0000% in 60 days');
    expect(xirrOutcome('2024-01-01 -1000\n2024-03-01 0').notes).toHaveLength(1);
  });

  it('tells whose cost the rate is where money was received first', () => {
    const loan = '2025-01-01 100\n2026-01-01 -110';
    expect(rate(loan)).toBe('10.0000%');
    expect(xirrOutcome(loan).notes).toEqual([
      'You received first and paid in later, as with a loan: the yearly rate is what that money cost you.',
    ]);
    expect(xirrOutcome('2025-01-01 100\n2026-01-01 -90').notes).toHaveLength(1);
    expect(xirrOutcome('2025-01-01 -100\n2026-01-01 90').notes).toEqual([]);
  });

  it('tells of several rates and of none', () => {
    const several = xirrOutcome('2025-01-01 -100000\n2026-01-01 230000\n2027-01-01 -132000');
    expect(several.notes).toEqual(['More than one rate fits; shown is the one nearest zero.']);
    expect(rate('2025-01-01 -100000\n2025-01-01 90000')).toBe('No yearly rate fits these flows.');
  });

  it('shows no figure while something is asked, and that of the answer then', () => {
    const text = 'Date,Amount,NAV\n01-01-2025,100000,10\n01-01-2026,(112000),11.2';
    const { results, problems, notes, reading } = xirrOutcome(text);
    expect([results, notes, reading.flows]).toEqual([null, [], []]);
    expect(problems).toEqual([
      'Answer the question below. Until then nothing is worked out, so that nothing is guessed.',
    ]);
    const answered = xirrOutcome(text, { [reading.question?.key ?? '']: 'paid' });
    expect(answered.results && rateText(answered.results)).toBe('12.0000%');
    expect(answered.reading.asked).toEqual([reading.question]);
  });

  it('says what was read, by which columns, and how many rows were passed over', () => {
    const rows = '01-01-2025,SIP,1000\n01-02-2025,SIP,1000\n01-02-2025,Stamp duty,0.05\n01-01-2026,Redeem,2500';
    expect(readText(xirrOutcome(`Date,Order,Amount (INR)\n${rows}`).reading)).toEqual([
      'Read: 2 payments, ₹2,000.00 in all; 1 receipt, ₹2,500.00 in all.',
      'By the columns: Date, Order, Amount (INR).',
      '1 row passed over as no payment: headings, balances, what was reinvested, stamp duty or tax.',
    ]);
    expect(readText(xirrOutcome('2025-01-01 -1').reading)).toEqual([
      'Read: 1 payment, ₹1.00 in all; 0 receipts, ₹0.00 in all.',
    ]);
    expect(readText(xirrOutcome('').reading)).toEqual([]);
  });

  it('names the first wrong rows by number, and shows no figure meanwhile', () => {
    const { results, problems } = xirrOutcome(`2025-01-01 -1\nsoon 5\n2025-02-01 much\n${'x1\n'.repeat(4)}`);
    expect(results).toBeNull();
    expect(problems[0]).toBe('Row 2: enter a date such as 1 Jan 2025, 01/01/2025 or 2025-01-01.');
    expect(problems[1]).toBe('Row 3: enter an amount such as 5,000 or -5,000.');
    expect(problems).toHaveLength(6);
    expect(problems[5]).toBe('And 1 more row.');
  });

  it.each([
    ['', 'Enter at least two rows, to see the yearly return.'],
    [
      '2025-01-01 -1\n2026-01-01 -1',
      'Enter what you received, or what it is worth today, as a row of its own (as text: without a minus): 0 if nothing came back.',
    ],
    ['2025-01-01 1\n2026-01-01 1', 'Enter what you paid in as a row of its own (as text: with a minus).'],
    ['2025-01-01 1\n2026-01-01 -10000000cr', 'Enter amounts of at most ₹1,00,000 crore.'],
    ['2025-01-01 -1\n'.repeat(2001), 'Enter at most 2,000 rows.'],
  ])('%.40s asks for what is missing', (text, problem) => expect(xirrOutcome(text).problems).toEqual([problem]));
});
