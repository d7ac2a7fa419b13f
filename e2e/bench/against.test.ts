import { expect, test } from 'vitest';
import { comparedFigures, comparedRow } from '#bench/against.ts';

const runs = (...ms: number[]) => ms.map((lcp) => ({ 'largest paint': lcp }));

test.each([
  ['within what the other commit showed', runs(300, 320, 360), ''],
  ['slower than its slowest run', runs(361, 400, 420), '**slower**'],
  ['faster than its fastest', runs(200, 280, 340), '**faster**'],
])('a median %s', (_what, now, verdict) => {
  const [compared] = comparedFigures('/', { other: runs(290, 310, 360), now });
  if (compared === undefined) throw new Error('Nothing was compared.');
  expect(comparedRow(compared)).toEqual([
    '/',
    'largest paint',
    '310 (290 to 360)',
    now[1]?.['largest paint'].toFixed(0),
    ((now[1]?.['largest paint'] ?? 0) / 310).toFixed(2),
    verdict,
  ]);
});

test('a page that works nothing out has no such figure', () => {
  expect(comparedFigures('/', { other: runs(1), now: runs(1) }).map(({ figure }) => figure)).toEqual(['largest paint']);
});
