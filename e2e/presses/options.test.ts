import { expect, test } from 'vitest';
import { readOptions } from '#presses/options.ts';

test('without options every press of one page of each kind is tried, for an hour at most', () => {
  expect(readOptions([])).toEqual({ pages: undefined, share: 1, seed: 1, minutes: 60 });
});

test('pages, a share, a seed and minutes may be named', () => {
  expect(readOptions(['--pages', '/,/ask?q=sip', '--share', '0.1', '--seed', '7', '--minutes', '5'])).toEqual({
    ...{ pages: ['/', '/ask?q=sip'], share: 0.1, seed: 7, minutes: 5 },
  });
});

test.each([
  [['--share', '2'], 'up to 1'],
  [['--minutes', '0'], '--minutes needs'],
  [['--pages', 'ask'], 'not ask'],
])('%j is refused', (args, message) => expect(() => readOptions(args)).toThrow(message));
