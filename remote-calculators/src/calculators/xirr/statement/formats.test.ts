import fc from 'fast-check';
import { groupIndian } from 'shared/format/rupees';
import { expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';

interface Moved {
  year: number;
  month: number;
  day: number;
  rupees: number;
  paise: number;
  isPaid: boolean;
}

const moved: fc.Arbitrary<Moved> = fc.record({
  year: fc.integer({ min: 2000, max: 2060 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  rupees: fc.integer({ min: 1, max: 9_999_999 }),
  paise: fc.integer({ min: 0, max: 99 }),
  isPaid: fc.boolean(),
});

/** Before all others. */
const OPENED: Moved = { year: 1999, month: 12, day: 31, rupees: 100, paise: 5, isPaid: true };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (part: number) => String(part).padStart(2, '0');
const iso = ({ year, month, day }: Moved) => `${year}-${two(month)}-${two(day)}`;
const dayFirst = ({ year, month, day }: Moved) => `${two(day)}/${two(month)}/${year}`;
const named = ({ year, month, day }: Moved) => `${two(day)}-${months[month - 1]}-${year}`;
const plain = ({ rupees, paise }: Moved) => `${rupees}.${two(paise)}`;
const grouped = ({ rupees, paise }: Moved) => `${groupIndian(String(rupees))}.${two(paise)}`;
const expected = (one: Moved) => ({
  date: iso(one),
  amount: `${one.isPaid ? '-' : ''}${plain(one).replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros.replace(/0+$/, '')))}`,
});

/** A format: its columns by name, and what stands in each for one row. */
type Format = Record<string, (one: Moved) => string>;
const formats: Record<string, { columns: Format; separator: string }> = {
  orders: {
    separator: ',',
    columns: {
      Date: iso,
      'Folio Number': () => '12345678',
      'Name of the Fund': () => '"A Fund, Growth"',
      Order: ({ isPaid }) => (isPaid ? 'buy' : 'sell'),
      Units: () => '123.456',
      NAV: () => '45.6789',
      'Current Nav': () => '50',
      'Amount (INR)': plain,
    },
  },
  folio: {
    separator: '\t',
    columns: {
      Date: named,
      Transaction: ({ isPaid }) => (isPaid ? 'Systematic Investment (3/12)' : 'Redemption less STT'),
      Amount: (one) => (one.isPaid ? grouped(one) : `(${grouped(one)})`),
      Units: ({ isPaid }) => (isPaid ? '12.000' : '(12.000)'),
      Price: () => '62.50',
      'Unit Balance': () => '1,200.000',
    },
  },
  passbook: {
    separator: '\t',
    columns: {
      'Txn Date': dayFirst,
      'Value Date': dayFirst,
      Narration: () => 'NEFT 000123',
      'Chq./Ref.No.': () => '000000',
      'Withdrawal Amt.': (one) => (one.isPaid ? grouped(one) : ''),
      'Deposit Amt.': (one) => (one.isPaid ? '' : grouped(one)),
      'Closing Balance': () => '9,99,999.00 Cr',
    },
  },
  marks: {
    separator: ';',
    columns: {
      'Transaction Date': dayFirst,
      'Cheque No.': () => '',
      'Transaction Amount': grouped,
      'Dr/Cr': ({ isPaid }) => (isPaid ? 'DR' : 'CR'),
      Balance: () => '1,000.00',
    },
  },
  trades: {
    separator: ',',
    columns: {
      symbol: () => 'AFUND',
      trade_date: iso,
      trade_type: ({ isPaid }) => (isPaid ? 'buy' : 'sell'),
      quantity: (one) => `${plain(one)}0`,
      price: () => '1.0000',
      trade_id: () => '77',
      order_execution_time: (one) => `${iso(one)}T09:15:00`,
    },
  },
};

it.each(Object.entries(formats))(
  '%s are read back, in whichever order their columns stand',
  (_name, { columns, separator }) => {
    const names = Object.keys(columns);
    fc.assert(
      fc.property(
        fc.array(moved, { minLength: 1, maxLength: 12 }),
        fc.shuffledSubarray(names, { minLength: names.length }),
        (others, order) => {
          // A list that begins with what came back is asked about where it has no words.
          const all = [OPENED, ...others];
          const lines = all.map((one) => order.map((name) => columns[name]?.(one)).join(separator));
          const { flows, problems, question } = readFlows([order.join(separator), ...lines].join('\n'));
          expect({ flows, problems, question }).toEqual({
            flows: all.map(expected),
            problems: [],
            question: undefined,
          });
        },
      ),
      { numRuns: 60 },
    );
  },
);

it.each<[string, (one: Moved) => string]>([
  ['typed', (one) => `${iso(one)}\t${one.isPaid ? '-' : ''}${plain(one)}`],
  ['grouped', (one) => `${dayFirst(one)} ${one.isPaid ? `(${grouped(one)})` : grouped(one)}`],
  ['amounts before their days', (one) => `${one.isPaid ? '−' : ''}₹${grouped(one)} ${dayFirst(one)}`],
  ['a sheet’s amounts before its days', (one) => `${one.isPaid ? '-' : ''}${plain(one)}\t${iso(one)}\t`],
  ['amounts in quotes before their days', (one) => `"${one.isPaid ? '-' : ''}${grouped(one)}","${named(one)}",a note`],
  ['with commas', (one) => `${named(one)},${one.isPaid ? '-' : ''}₹ ${grouped(one)}`],
])('rows that are %s are read back', (_name, row) => {
  fc.assert(
    fc.property(fc.array(moved, { minLength: 1, maxLength: 12 }), (all) => {
      expect(readFlows(all.map(row).join('\n'))).toEqual({ flows: all.map(expected), problems: [] });
    }),
    { numRuns: 60 },
  );
});
