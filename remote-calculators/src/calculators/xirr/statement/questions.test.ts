import { describe, expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import { read, rows } from '#calculators/xirr/statement/read-as-text-fixture.ts';

describe('what is asked', () => {
  it('which column is the amount, where no name tells', () => {
    const bare = rows('05-01-2024\tPurchase\t5,000.00\t100.000', '05-01-2025\tRedemption\t6,000.00\t100.000');
    expect(read(bare)).toEqual(['amount? 1 2']);
    expect(read(bare, '1')).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
    expect(read('05-01-2024 Purchase 5,000.00 100.000 50.00')).toEqual(['amount? 1 2 3']);
    expect(read(rows('05-01-2024,100,25.5', '05-01-2025,100,250'))).toEqual(['amount? 0 1']);
    expect(read('05-01-2024 500 100')).toEqual(['amount? 1 2']);
    const named = rows('Date,Type,Gross Amount,Net Amount', '05-01-2024,Buy,5000,4999.75');
    expect(readFlows(named).question?.options).toEqual([
      { value: '2', name: 'Gross Amount', first: '5000' },
      { value: '3', name: 'Net Amount', first: '4999.75' },
    ]);
    expect(read(named, '3')).toEqual(['2024-01-05 -4999.75']);
    expect(read(rows('Date,Type,Lots', '05-01-2024,Buy,5000'))).toEqual(['amount? 2']);
    const orders = rows('Symbol,Type,Quantity,Value,Execution date and time', 'A,BUY,10,1500.50,05-01-2024 09:15 AM');
    expect(read(orders)).toEqual(['amount? 3']);
    expect(read(orders, '3')).toEqual(['2024-01-05 -1500.5']);
  });

  it('which side plain amounts of a statement are on', () => {
    const text = rows('Date,Amount,NAV', '05-01-2024,5000,10', '05-01-2025,(6000),12');
    expect(read(text)).toEqual(['sign? paid received mixed']);
    expect(read(text, 'paid')).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
    expect(read(text, 'received')).toEqual(['2024-01-05 5000', '2025-01-05 -6000']);
    expect(read(text, 'mixed')).toEqual(['row 2: side', 'row 3: side']);
    expect(read(rows('2024-01-05\t-5000', '2025-01-05\t72000\tSIP'))).toEqual(['sign? paid received mixed']);
  });

  it('nothing, but of each row whose words are not known where others have words and none a minus', () => {
    const text = rows('Date,Type,Amount,NAV', '05-01-2024,Alpha,5000,10', '05-01-2025,Redeem,6000,12');
    expect(read(text)).toEqual(['2025-01-05 6000', 'row 2: side']);
  });

  it('whether the month stands first, where a row works in no other way', () => {
    const text = rows('01/05/2024 -5000', '01/25/2024 6000');
    expect(read(text)).toEqual(['order? month day']);
    expect(read(text, 'month')).toEqual(['2024-01-05 -5000', '2024-01-25 6000']);
    expect(read(text, 'day')).toEqual(['2024-05-01 -5000', 'row 2: date']);
    expect(read(rows('25/01/2024 -5000', '01/25/2024 6000'))).toEqual(['2024-01-25 -5000', 'row 2: date']);
  });

  it('and an answer is none to other rows', () => {
    const { question } = readFlows('Date,Amount,NAV\n05-01-2024,5000,10');
    const answers = { [question?.key ?? '']: 'paid' };
    expect(readFlows('Date,Amount,NAV\n06-01-2024,7000,10', answers).flows).toHaveLength(1);
    expect(readFlows('Date,Amount,NAV,Units\n05-01-2024,5000,10,5', answers).question?.kind).toBe('sign');
  });
});
