import { expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import { namesIn } from '#calculators/xirr/statement/columns.ts';

function first(words: string, count: number): string[][] {
  const found: string[][] = [];
  for (const names of namesIn(words.split(' '))) if (found.push(names) === count) break;
  return found;
}

it('parts a row of names in each way, the longest names first', () => {
  expect(first('Date Transaction Amount', 5)).toContainEqual(['Date', 'Transaction Amount']);
  expect(first('Date what is this', 5)).toEqual([]);
});

it('tries no row of names in thousands of ways to find that it is none', () => {
  // Without a look ahead each name more takes twice as long: 400 would not end.
  const names = Array.from({ length: 400 }, () => 'no').join(' ');
  expect(first(`Date ${names} x1 x2 x3 x4 x5`, 1)).toEqual([]);
  expect(first(`Date ${names}`, 3)).toHaveLength(3);
});

it('reads no rows under other names of columns, and says so; under its own it reads on', () => {
  const first = 'Date,Amount,Balance\n01/04/2024,-5000,5000\n';
  const other = 'Date,Balance,Amount\n01/05/2024,5000,-6000\n';
  const again = 'Date,Amount,Balance\n01/06/2024,12000,0\n';
  const reading = readFlows(first + other + again);
  expect(reading.problems).toEqual([{ row: 3, what: 'otherNames' }]);
  expect(reading.flows).toEqual([
    { date: '2024-04-01', amount: '-5000' },
    { date: '2024-06-01', amount: '12000' },
  ]);
  expect(readFlows(first + again).problems).toEqual([]);
});

it('takes the names on the next page, and a title that has their words, for no other names', () => {
  const rows = 'Txn Date\tDate\tAmount\n01/04/2024\t02/04/2024\t-5000\n';
  const next = 'Amount to this Date\nTxn Date\tDate\tAmount\n01/06/2025\t02/06/2025\t6000\n';
  expect(readFlows(rows + next)).toMatchObject({ problems: [], flows: [{ amount: '-5000' }, { amount: '6000' }] });
});
