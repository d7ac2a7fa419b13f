import { expect, it } from 'vitest';
import { read, rows } from '#calculators/xirr/statement/read-as-text-fixture.ts';

const ppf = rows(
  'Date\tParticulars\tWithdrawal\tDeposit\tBalance',
  '05-04-2020\tBy Deposit\t\t1,50,000.00\t1,50,000.00',
  '31-03-2021\tBy Interest\t\t10,650.00\t1,60,650.00',
  '01-04-2021\tTo Withdrawal\t1,60,650.00\t\t0.00',
);

it('asks whose side a passbook is on that begins with a deposit, and takes its interest for no payment', () => {
  expect(read(ppf)).toEqual(['mark? received paid']);
  expect(read(ppf, 'paid')).toEqual(['2020-04-05 -150000', '2021-04-01 160650']);
  expect(read(ppf, 'received')).toEqual(['2020-04-05 150000', '2021-03-31 10650', '2021-04-01 -160650']);
});

it.each(['Interest credited', 'Int. Updated upto 31/03/2021', 'INTEREST'])(
  'leaves "%s" of an account that calls its deposits contributions where it was earned',
  (words) => {
    const text = rows(
      'Date\tParticulars\tDebit\tCredit',
      '05-04-2020\tContribution\t\t1,50,000.00',
      `31-03-2021\t${words}\t\t10,650.00`,
      '01-04-2021\tClaim paid, withdrawal\t1,60,650.00\t',
    );
    expect(read(text)).toEqual(['2020-04-05 -150000', '2021-04-01 160650']);
  },
);

it.each(['CASH WITHDRAWAL', 'WITHDRAWAL TRANSFER--UPI/DR/1', 'ATW-4160'])(
  'reads a bank’s statement by its columns, whatever its "%s" is called',
  (words) => {
    const text = rows(
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '05/01/24,ACH D- CLEARING,1,05/01/24,50000.00,,10',
      `07/01/24,${words},1,07/01/24,1000.00,,10`,
      '05/07/24,NEFT CR-MUTUAL FUND,1,05/07/24,,20000.00,10',
    );
    expect(read(text)).toEqual(['2024-01-05 -50000', '2024-01-07 -1000', '2024-07-05 20000']);
  },
);
