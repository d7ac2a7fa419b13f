import { describe, expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import { read, rows } from '#calculators/xirr/statement/read-as-text-fixture.ts';

describe('statements', () => {
  const flows = ['2024-01-05 -5000', '2024-02-05 -5000', '2025-01-05 12500.5'];
  it.each([
    [
      'a passbook, with its balance',
      rows(
        'Account 123 of the branch',
        'Txn Date\tValue Date\tDescription\tCheque No.\tDebit\tCredit\tBalance',
        '\t\tOpening Balance\t\t\t\t50,000.00',
        '05-01-2024\t05-01-2024\tACH D- MF 1\t\t5,000.00\t\t45,000.00 Cr',
        '05/02/2024\t05/02/2024\tACH D- MF 2\t\t5,000.00\t0.00\t40,000.00 Cr',
        '05 Jan 25\t05 Jan 25\tNEFT\t\t\t12,500.50\t52,500.50 Cr',
        '\t\tClosing Balance\t\t\t\t52,500.50',
      ),
    ],
    [
      'withdrawals and deposits',
      rows(
        'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        '05/01/24,ACH,"5,000.00",,"1,000.00"',
        '05/02/24,ACH,"5,000.00",-,"1,000.00"',
        '05/01/25,NEFT,,"12,500.50","1,000.00"',
        'Total,,"10,000.00","12,500.50",',
      ),
    ],
    [
      'one column and its mark',
      rows(
        'Transaction Date;Cheque;Transaction Amount (INR);Cr/Dr;Balance (INR)',
        '05-Jan-2024;;5,000.00;DR;1',
        '05-Feb-2024;;5,000.00;DR;2',
        '05-Jan-2025;;12,500.50;CR;3',
      ),
    ],
    ['days in eight digits', rows('Date,Amount', '20240105,-5000', '20240205,"-5,000.00"', '20250105,12500.50')],
    [
      'a day and its amount on a line each',
      rows('5 Jan 2024', '-5,000', '5 Feb 2024', '-₹5,000.00', '', '5 Jan 2025', '12,500.50'),
    ],
    ['an amount and then its day', rows('-5,000', '05/01/2024', '-5,000', '05/02/2024', '12,500.50', '05/01/2025')],
    ['days of a sheet as its numbers', rows('Date\tAmount', '45296\t-5000', '45327.5\t-5,000', '45662\t12500.50')],
    [
      'days of a sheet as its numbers, in a table',
      rows(
        'Folio,Trade Date,Transaction,Amount,NAV',
        '45296,45296,Purchase,5000,10',
        '1,45327,Purchase,"5,000.00",10',
        '1,45662,Redemption,12500.50,12',
      ),
    ],
    ['days in eight digits, without names', rows('20240105\t-5000', '20240205 -5,000', '20250105,12500.50')],
    [
      'orders of an app',
      rows(
        'Date,Folio Number,Name of the Fund,Order,Units,NAV,Current Nav,Amount (INR)',
        '2024-01-05,123,A Fund,buy,100,50,60,5000.00',
        '2024-02-05,123,A Fund,buy,90,55.55,60,5000.00',
        '2025-01-05,123,A Fund,sell,190,65.79,60,12500.50',
      ),
    ],
    [
      'trades of a broker',
      rows(
        'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
        'A,INF1,2024-01-05,BSE,MF,,buy,false,100.000,50.0000,1,11,2024-01-05T09:15:00',
        'A,INF1,2024-02-05,BSE,MF,,buy,false,200,25,2,22,2024-02-05T09:15:00',
        'A,INF1,2025-01-05,BSE,MF,,sell,false,250.01,50,3,33,2025-01-05T09:15:00',
      ),
    ],
    [
      'a transaction platform’s short words',
      rows(
        'Trxn Date|Trxn Type|Amount|Units|NAV',
        '05/01/2024|PUR|5,000.00|50.000|100.0000',
        '05/02/2024|SIP|5,000.00|50.000|100.0000',
        '05/01/2025|RED|12,500.50|100.000|125.0050',
      ),
    ],
    [
      'days as sheets write them out',
      rows('Friday, January 5, 2024\t-5000', 'Monday, 5 February 2024\t-5000', 'Sun 05 Jan 2025\t12500.5'),
    ],
    [
      'a registrar’s file, where another column is a type too',
      rows(
        'MF_NAME,INVESTOR_NAME,PAN,FOLIO_NUMBER,PRODUCT_CODE,SCHEME_NAME,Type,TRADE_DATE,TRANSACTION_TYPE,DIVIDEND_RATE,AMOUNT,UNITS,PRICE,BROKER',
        'A Fund House,A Sample,,123,A1,A Fund,Equity,05-JAN-2024,Purchase Systematic,0,5000.00,100.000,50.00,',
        'A Fund House,A Sample,,123,A1,A Fund,Equity,05-FEB-2024,Switch In,0,5000.00,90.000,55.55,',
        'A Fund House,A Sample,,123,A1,A Fund,Equity,05-JAN-2025,Redemption,0,-12500.50,-190.000,65.79,',
      ),
    ],
    [
      'another registrar’s',
      rows(
        'FundName,Investor Name,Account Number,Product Code,Scheme Description,Transaction Date,Transaction Description,Amount,Units,NAV,Broker Code,Broker Name,SchemeISIN',
        'A Fund House,A Sample,123,1A,A Fund,05/01/2024,SIP Purchase - Instalment 1/60,5000,100,50,,,INF1',
        'A Fund House,A Sample,123,1A,A Fund,05/02/2024,Purchase,5000,90,55.55,,,INF1',
        'A Fund House,A Sample,123,1A,A Fund,05/01/2025,Redemption,-12500.5,-190,65.79,,,INF1',
      ),
    ],
    [
      'an app’s orders below its owner',
      rows(
        'Personal Details',
        'Name,A Sample',
        'Mobile Number,0',
        'TRANSACTIONS FROM Jan 01 2024 TO Jan 31 2025',
        'Scheme Name,Transaction Type,Units,NAV,Amount,Date',
        'A Fund,PURCHASE,100,50,"5,000",05 Jan 2024',
        'A Fund,PURCHASE,90,55.55,"5,000",05 Feb 2024',
        'A Fund,REDEEM,190,65.79,"12,500.50",05 Jan 2025',
      ),
    ],
    [
      'an app that invests and withdraws',
      rows(
        'Fund Name,Transaction Type,Date,Amount,Status',
        'A Fund,Invest,05-01-2024,5000,Successful',
        'A Fund,Invest,05-02-2024,5000,Successful',
        'A Fund,Withdraw,05-01-2025,12500.50,Successful',
        'A Fund,Withdraw,05-01-2025,12500.50,Failed',
      ),
    ],
    [
      'a pension account, which sells units for its bill',
      rows(
        'Date,Description,Amount (Rs),NAV,Units',
        '05-Jan-2024,By Contribution,"5,000.00",25,200',
        '31-Jan-2024,"Billing for Q1, 2023-2024",(17.70),26,(0.6808)',
        '05-Feb-2024,By Contribution,"5,000.00",25,200',
        '05-Jan-2025,Partial Withdrawal,"(12,500.50)",27,(463)',
      ),
    ],
    [
      'a folio, redemptions in brackets',
      rows(
        'Date  Transaction  Amount  Units  Price  Unit Balance',
        'Opening Unit Balance: 0.000',
        '05-Jan-2024  Systematic Investment (1/12)  5,000.00  100.000  50.00  100.000',
        '05-Jan-2024  *** Stamp Duty ***  0.25',
        '05-Feb-2024  Systematic Investment (2/12)  5,000.00  100.000  50.00  200.000',
        '05-Jan-2025  Redemption  (12,500.50)  (200.000)  62.50  0.000',
      ),
    ],
    [
      'a folio, one space apart',
      rows(
        'Date Transaction Amount Units Price Unit Balance',
        '05-Jan-2024 Purchase - SIP 5,000.00 100.000 50.00 100.000',
        '05-Feb-2024 Purchase - SIP 5,000.00 100.000 50.00 200.000',
        '05-Jan-2025 Redemption less STT (12,500.50) (200.000) 62.50 0.000',
      ),
    ],
    [
      'marks that nobody sees and signs of typesetters',
      rows(
        '\uFEFFTrade Date\tType\tNet Amount (₹)',
        '2024-01-05T09:15:00\tSIP\t\u200e₹\u00a05,000.00 ',
        'Feb 5, 2024\tNFO purchase\t₹5,000',
        '5th Jan 2025\tSwitch Out\t\u2212₹12,500.50',
      ),
    ],
    [
      'Hindi names and digits',
      rows('तारीख\tविवरण\tराशि', '०५/०१/२०२४\tखरीद\t५,०००', '05/02/2024\tखरीद\t5,000', '05/01/2025\tनिकासी\t12,500.50'),
    ],
    [
      'no names: the words say the sides',
      rows('05-01-2024\tPurchase\t5,000.00', '05-02-2024\tSIP\t5,000', '05-01-2025\tRedemption\t12,500.50'),
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual(flows);
  });

  it('says which columns were read, and counts what it passed over', () => {
    const text = rows(
      'Statement of account',
      'Date,Order,Amount (INR),Stamp Duty',
      '05-01-2024,Purchase,5000,0.25',
      '06-01-2024,Dividend Reinvestment,200,0',
      '05-01-2025,Redeem,6000,0',
      'Total,,11200,0.25',
    );
    const { columns, passedOver } = readFlows(text);
    expect(columns).toEqual(['Date', 'Order', 'Amount (INR)']);
    expect(passedOver).toBe(3);
  });

  it('takes a mark of a column for what it is, however small the figure', () => {
    expect(read(rows('Date,Cheque,Debit,Credit', '05-01-2024,,5.5,', '05-01-2025,,,6.5'))).toEqual([
      '2024-01-05 -5.5',
      '2025-01-05 6.5',
    ]);
    expect(read(rows('Date,CHQNO,Amount,Dr/Cr', '05-01-2024,,5,Dr', '05-01-2025,,6,Cr'))).toEqual([
      '2024-01-05 -5',
      '2025-01-05 6',
    ]);
  });

  it('passes no payment over for a word in the name of its fund', () => {
    const names = 'Scheme,Date,Type,Description,Amount\n';
    expect(read(`${names}Scheme A,05-01-2024,Buy,Total Market Fund,5000\nScheme A,O5-02-2024,Buy,,5000`)).toEqual([
      'row 2: side',
      'row 3: date',
    ]);
    expect(read('05-01-2024\t5\tlakh')).toEqual(['row 1: amount']);
    expect(read('2024-01-05T09:15:00\t-5000\n2024-01-05 10:15 AM\t-6000')).toEqual([
      '2024-01-05 -5000',
      '2024-01-05 -6000',
    ]);
  });

  it('takes eight digits behind a day for an amount, also where they could be a day', () => {
    expect(read('05-01-2024\t-20240105\n05-01-2025\t+21000000')).toEqual([
      '2024-01-05 -20240105',
      '2025-01-05 21000000',
    ]);
    expect(read('20240105\t-20240105.50\n20250105\t+21000000')).toEqual([
      '2024-01-05 -20240105.5',
      '2025-01-05 21000000',
    ]);
  });

  it('takes a row that was added below a statement as the field asks for it', () => {
    const text = 'Date,Transaction,Amount,Units\n05-Jan-2024,Purchase,"5,000.00",100';
    expect(read(`${text}\n2025-01-05\t72000`)).toEqual(['2024-01-05 -5000', '2025-01-05 72000']);
    expect(read(`${text}\n2025-01-05 -72,000`)).toEqual(['2024-01-05 -5000', '2025-01-05 -72000']);
  });

  it('tells an added row from one whose end was not copied by its sign', () => {
    const text = 'Date\tDebit\tCredit\tCheque\n05-01-2024\t5,000.00';
    expect(read(`${text}\n2025-01-05\t+72000`)).toEqual(['2024-01-05 -5000', '2025-01-05 72000']);
    expect(read('Date\tWithdrawal\n05-01-2024\t5,000.00\n2025-01-05\t+72000')).toEqual([
      '2024-01-05 -5000',
      '2025-01-05 72000',
    ]);
  });

  it('leaves no row out that it does not know', () => {
    const names = 'Date,Type,Amount,Units\n';
    expect(read(`${names}05-01-2024,Dividend,50,\n05-01-2024,Valuation,72000,\n05-02-2024,Buy,1,1`)).toEqual([
      '2024-02-05 -1',
      'row 2: side',
      'row 3: side',
    ]);
    expect(read(`${names}O5-01-2024,Buy,50,1\n05-01-2024,Buy,,\n05-01-2024,Buy,5,000,1`)).toEqual([
      'row 2: date',
      'row 3: amount',
      'row 4: columns',
    ]);
    expect(read(`${names}05-01-2024,Purchase,5000,1\n06-01-2024,Purchase,-5000,-1`)).toEqual([
      '2024-01-05 -5000',
      'row 3: side',
    ]);
    expect(read(`${names}05-01-2024,Purchase,5000,1\n06-01-2024,Purchase reversal,-5000,-1`)).toEqual([
      '2024-01-05 -5000',
      '2024-01-06 5000',
    ]);
    expect(
      read('Order Date,Order Type,Amount,Status\n05-01-2024,SIP,5000,Failed\n06-01-2024,SIP,5000,Completed'),
    ).toEqual(['2024-01-06 -5000']);
  });
});
