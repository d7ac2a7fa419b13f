import { describe, expect, it } from 'vitest';
import { read, rows } from '#calculators/xirr/statement/read-as-text-fixture.ts';

describe('Cr and Dr beside amounts', () => {
  it.each([
    ['a minus and a Cr', rows('05-01-2024\t-5,000.00', '05-01-2025\t6,000.00 Cr'), ['-5000', '6000']],
    ['both marks', rows('05-01-2024\t5,000.00 Dr', '05-01-2025\t6,000.00 Cr'), ['-5000', '6000']],
    ['no paise beside a Dr', rows('05-01-2024 5,000 Dr.', '05-01-2025 6,000 Cr.'), ['-5000', '6000']],
    ['in cells', rows('05-01-2024\t5,000.00\tDr', '05-01-2025\t6,000.00\tCr'), ['-5000', '6000']],
    ['written before', rows('05-01-2024, Dr 5,000', '05-01-2025, Cr 6,000'), ['-5000', '6000']],
    ['in words', rows('05-01-2024\tRs 5000/-\tPaid', '05-01-2025\tRs 6000/-\tReceived'), ['-5000', '6000']],
    ['in brackets and words', rows('05-01-2024 5000.00 (DR)', '05-01-2025 6,000.00Credit'), ['-5000', '6000']],
    ['in cells before', rows('05-01-2024\tDr\t5,000', '05-01-2025\tCr\t6,000'), ['-5000', '6000']],
    ['a minus beside a Dr', rows('05-01-2024 -5,000.00Dr', '05-01-2025 6,000.00CR'), ['-5000', '6000']],
    ['a small Cr beside a Dr', rows('05-01-2024 5,000 Dr', '05-01-2025 1.50 Cr'), ['-5000', '1.5']],
    ['letters', rows('05-01-2024\tSIP\t5000 D', '05-01-2025\tREDEEM\t6000 C'), ['-5000', '6000']],
    ['letters in cells', rows('05-01-2024\t5,000.00\tD', '05-01-2025\t6,000.00\tC'), ['-5000', '6000']],
    ['crore by a letter', rows('05-01-2024 -1 C', '05-01-2025 1.5C'), ['-10000000', '15000000']],
    ['crore', rows('05-01-2024 -1 Cr', '05-01-2025 1.5 Cr'), ['-10000000', '15000000']],
    ['crore with places', rows('05-01-2024 -1.25 cr', '05-01-2025 1.50 Cr.'), ['-12500000', '15000000']],
    ['crore beside lakh', rows('05-01-2024 -90 lakh', '05-01-2025 1.5 Cr'), ['-9000000', '15000000']],
  ])('%s', (_name, text, [paid, received]) => {
    expect(read(text)).toEqual([`2024-01-05 ${paid}`, `2025-01-05 ${received}`]);
  });

  it('reads a column of letters as one of words', () => {
    for (const [debit, credit] of ['DC', ['Dr', 'Cr']]) {
      const sheet = rows('Date,Amount,D/C', `05-01-2024,5000,${debit}`, `05-01-2025,6000,${credit}`);
      expect(read(sheet)).toEqual(['mark? received paid']);
      expect(read(sheet, 'received')).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
    }
  });

  it('asks whether a Cr is crore where the rows do not tell', () => {
    const paise = rows('05-01-2024 -1,00,00,000', '05-01-2025 1.25 Cr');
    expect(read(paise)).toEqual(['unit? credit crore']);
    expect(read(paise, 'crore')).toEqual(['2024-01-05 -10000000', '2025-01-05 12500000']);
    expect(read(paise, 'credit')).toEqual(['2024-01-05 -10000000', '2025-01-05 1.25']);
    const sheet = rows('Date,Type,Amount', '05-01-2024,Buy,1 Cr', '05-01-2025,Sell,1.5 Cr');
    expect(read(sheet)).toEqual(['unit? credit crore']);
    expect(read(sheet, 'crore')).toEqual(['2024-01-05 -10000000', '2025-01-05 15000000']);
    expect(read(rows('05-01-2024 -5,000', '05-01-2025 6,000 Cr'))).toEqual(['unit? credit crore']);
    expect(read(rows('05-01-2024 -5,000', '05-01-2025 6,000 Cr'), 'credit')).toEqual([
      '2024-01-05 -5000',
      '2025-01-05 6000',
    ]);
  });

  it('asks whose side they are where rows contradict a passbook', () => {
    const ledger = rows('05-01-2024 5,000.00 Cr', '05-01-2025 6,000.00 Dr');
    expect(read(ledger)).toEqual(['mark? received paid']);
    expect(read(ledger, 'paid')).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
    expect(read(rows('05-01-2024 -5,000.00 Cr', '05-01-2025 6,000.00 Dr'))).toEqual([
      '2024-01-05 -5000',
      '2025-01-05 6000',
    ]);
    expect(
      read(rows('Date,Particulars,Debit,Credit', '05-01-2024,SIP purchase,,5000', '05-01-2025,Redemption,6000,')),
    ).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
    expect(read(rows('Date,Particulars,Debit,Credit', '05-01-2024,ABC,5000,', '05-01-2025,DEF,,6000'))).toEqual([
      'mark? received paid',
    ]);
    const ppf = rows(
      'Date,Particulars,Deposit,Withdrawal,Balance',
      '05-01-2024,Cash,5000,,5000',
      '05-01-2025,,,6000,0',
    );
    expect(read(ppf)).toEqual(['mark? received paid']);
    expect(read(ppf, 'paid')).toEqual(['2024-01-05 -5000', '2025-01-05 6000']);
  });
});
