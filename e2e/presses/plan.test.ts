import { expect, test } from 'vitest';
import { DELAYS, DEVICES, pressesOf } from '#presses/plan.ts';

const controls = new Map([
  ['/', ['a', 'b']],
  ['/ask', ['c']],
]);

test('every control is pressed at every moment, with pointer and keyboard, each once', () => {
  const all = pressesOf(controls, 1, 1);
  expect(all).toHaveLength(3 * DELAYS.length * DEVICES.length);
  expect(new Set(all.map((press) => JSON.stringify(press))).size).toBe(all.length);
});

test('every control has its turn before one has a second', () => {
  const all = pressesOf(controls, 3, 1);
  for (const round of [all.slice(0, 3), all.slice(3, 6)])
    expect(round.map(({ control }) => control).sort()).toEqual(['a', 'b', 'c']);
});

test('a seed decides the order, and a share is taken of all pages', () => {
  expect(pressesOf(controls, 7, 0.5)).toEqual(pressesOf(controls, 7, 0.5));
  expect(pressesOf(controls, 7, 1)).not.toEqual(pressesOf(controls, 8, 1));
  const tenth = pressesOf(controls, 1, 0.5);
  expect(tenth).toHaveLength(21);
  expect(new Set(tenth.map(({ page }) => page)).size).toBe(2);
});
