import { expect, test } from 'vitest';
import { placed } from '#messages/placed.ts';

test('a text has all its figures, and no other', () => {
  expect(placed({ value: '₹1', paid: '₹2' }, ['paid', 'value'])).toEqual({ value: '₹1', paid: '₹2' });
  expect(() => placed({ value: '₹1' }, ['paid', 'value'])).toThrow('places for paid,value, and not for value');
  expect(() => placed({ value: '₹1', more: '₹2' }, ['value'])).toThrow('not for more,value');
});
