import { expect, test } from 'vitest';
import { PARTS, readOptions } from '#bench/options.ts';

test('without options everything is measured five times', () => {
  expect(readOptions([])).toEqual({ routes: undefined, runs: 5, parts: PARTS, bytes: undefined, whole: true });
});

test.each([[['--quick']], [['--routes', '/']], [['--runs', '3']], [['--parts', 'engine']], [['--bytes']]])(
  'a run with %j is not the whole',
  (args) => expect(readOptions(args).whole).toBe(false),
);

test('more runs on all pages are still the whole', () => {
  expect(readOptions(['--runs', '9'])).toMatchObject({ runs: 9, whole: true });
});

test('quick takes few routes and runs, which may be named all the same', () => {
  expect(readOptions(['--quick'])).toMatchObject({ routes: ['/', '/sipcalculator', '/blogs'], runs: 3 });
  expect(readOptions(['--quick']).parts).not.toContain('links');
  expect(readOptions(['--quick', '--parts', 'links']).parts).toEqual(['links']);
  expect(readOptions(['--quick', '--routes', '/about,/terms', '--runs', '1'])).toMatchObject({
    routes: ['/about', '/terms'],
    runs: 1,
  });
});

test('bytes are compared with those that are written, or written anew', () => {
  expect(readOptions(['--bytes']).bytes).toBe('compare');
  expect(readOptions(['--bytes', '--write']).bytes).toBe('write');
});

test.each([
  [['--write'], '--bytes --write'],
  [['--parts', 'engines'], 'not engines'],
  [['--runs', '0'], 'whole number'],
  [['--runs', 'many'], 'whole number'],
  [['--routes', 'about'], 'not about'],
])('%j is refused', (args, message) => expect(() => readOptions(args)).toThrow(message));
