import { expect, test } from 'vitest';
import { compareBytes } from '#bench/bytes.ts';

const page = { script: 100_000, readable: 20_000, requests: 8 };

test('a page beside what is written of it, with the change of each figure', () => {
  expect(compareBytes({ '/': page }, { '/': { script: 98_000, readable: 20_000, requests: 8 } })).toEqual([
    { route: '/', cells: ['98000 (-2.0 %)', '20000 (0.0 %)', '8 (0.0 %)'], grown: false },
  ]);
});

test('a twentieth more is allowed, more than that is a red line, whichever figure it is', () => {
  const grown = (changed: Partial<typeof page>) =>
    compareBytes({ '/': page }, { '/': { ...page, ...changed } })[0]?.grown;
  expect(grown({ script: 105_000 })).toBe(false);
  expect(grown({ script: 105_001 })).toBe(true);
  expect(grown({ readable: 21_001 })).toBe(true);
  expect(grown({ requests: 9 })).toBe(true);
});

test('a page that nothing is written of is new', () => {
  expect(compareBytes({}, { '/new': page })).toEqual([
    { route: '/new', cells: ['100000 (new)', '20000 (new)', '8 (new)'], grown: false },
  ]);
});
