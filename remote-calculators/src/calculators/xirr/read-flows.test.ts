import { describe, expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';

describe('rows of dated amounts', () => {
  it.each([
    ['2024-06-01\t-5000', '2024-06-01', '-5000'],
    ['2024-06-01,-5,000', '2024-06-01', '-5000'],
    ['2024-06-01 5,00,000.50', '2024-06-01', '500000.5'],
    ['01/06/2024\t(5,000)', '2024-06-01', '-5000'],
    ['1 June 2024, 5L', '2024-06-01', '500000'],
    ['1-Jun-24;₹ 5,000', '2024-06-01', '5000'],
    ['1-Jun-99 −₹5,000.00', '1999-06-01', '-5000'],
    ['1 Sept 2024\t-₹5,000\tSIP of the month', '2024-09-01', '-5000'],
    ['"2024-06-01","-5,000","SIP"', '2024-06-01', '-5000'],
    ['29.02.2024 -12', '2024-02-29', '-12'],
    ['01-06-2024: -5,000', '2024-06-01', '-5000'],
    ['1 June 2024 = 5L', '2024-06-01', '500000'],
    ['12. 01-06-2024 -5000', '2024-06-01', '-5000'],
    ['3) 1 June 2024, 5,000', '2024-06-01', '5000'],
    ['०१/०६/२०२४ ५०००', '2024-06-01', '5000'],
  ])('%j is %s and %s', (row, date, amount) => {
    expect(readFlows(row)).toEqual({ flows: [{ date, amount }], problems: [] });
  });

  it('passes over names of columns and empty rows, and names wrong rows by their number', () => {
    expect(
      readFlows(
        'Date,Amount\r\n\r\n2024-06-01,-5000\r\n,,\r\n31/02/2024,5\r\n06/13/2024,5\r\n2024-07-01,much\n2024-07-01',
      ),
    ).toEqual({
      flows: [{ date: '2024-06-01', amount: '-5000' }],
      problems: [
        { row: 5, what: 'date' },
        { row: 6, what: 'date' },
        { row: 7, what: 'amount' },
        { row: 8, what: 'amount' },
      ],
    });
  });

  it('never takes a half-read figure', () => {
    for (const amount of ['12,5', '1e5', '5,000,2', '--5', '(-5)', '5 000 x 2'])
      expect(readFlows(`2024-06-01 ${amount}`).flows, amount).toEqual([]);
  });
});
