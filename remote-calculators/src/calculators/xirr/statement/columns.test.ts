import { expect, it } from 'vitest';
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
