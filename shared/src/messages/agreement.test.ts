import { expect, test } from 'vitest';
import { disagreements } from '#messages/agreement.ts';

test('a translation has every name and the same placeholders, in any order', () => {
  expect(disagreements({ a: '{x} of <b>{y}</b>' }, { a: '<b>{y}</b>: {x}' })).toEqual([]);
  expect(disagreements({ a: 'A', b: '{x} <c>d</c>' }, { b: '{y}', z: 'Z' })).toEqual([
    'a is not translated',
    'b has the placeholders {y} for <c> {x}',
    'z stands in the translation only',
  ]);
});
