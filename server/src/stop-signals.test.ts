import { expect, test } from 'vitest';
import { StopSignals } from '#stop-signals.ts';

/** Signals at these milliseconds. @returns what they ask for, each as often as it was told */
function heardAt(...times: number[]): string[] {
  let now = 0;
  const signals = new StopSignals(() => now);
  const asked: string[] = [];
  signals.stopping.addEventListener('abort', () => asked.push('stop'));
  signals.hurry.addEventListener('abort', () => asked.push('hurry'));
  for (now of times) signals.hear();
  return asked;
}

test('the first signal stops, and the one that a whole group got twice does no more', () => {
  expect(heardAt(5_000)).toEqual(['stop']);
  expect(heardAt(5_000, 5_000, 5_010, 6_000)).toEqual(['stop']);
});

test('one that comes later ends the wait, once', () => {
  expect(heardAt(5_000, 5_000, 6_001)).toEqual(['stop', 'hurry']);
  expect(heardAt(5_000, 9_000, 9_500)).toEqual(['stop', 'hurry']);
});
