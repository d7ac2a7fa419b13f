import { expect, expectTypeOf, test } from 'vitest';
import { catalogue } from '#messages/catalogue.ts';

const messages = catalogue({
  title: 'Your appointment',
  free: '{count} free',
  days: 'In {count, plural, =0 {no time} one {# day} other {# days}}, {firm} says',
  by: '{channel, select, phone {Phone, {phone}} other {Video}}',
  nested: '{a, select, x {{n, plural, one {thing} other {things of {b}}}} other {nothing}} {c}',
});

test('words, values, plurals and choices', () => {
  expect(messages.title).toBe('Your appointment');
  expect(messages.free({ count: 3 })).toBe('3 free');
  expect([0, 1, 2].map((count) => messages.days({ count, firm: 'the firm' }))).toEqual([
    'In no time, the firm says',
    'In 1 day, the firm says',
    'In 2 days, the firm says',
  ]);
  expect(messages.by({ channel: 'phone', phone: '98' })).toBe('Phone, 98');
  expect(messages.by({ channel: 'video', phone: '98' })).toBe('Video');
  expect(messages.nested({ a: 'x', n: 2, b: 'B', c: 'C' })).toBe('things of B C');
});

test('the compiler knows what a message asks for', () => {
  expectTypeOf(messages.title).toEqualTypeOf<string>();
  expectTypeOf(messages.days).parameters.toEqualTypeOf<[{ count: number; firm: string | number }]>();
  expectTypeOf(messages.nested).parameters.toEqualTypeOf<
    [{ a: string; n: number; b: string | number; c: string | number }]
  >();
});

test.each(['{amount, number}', '{day, date, short}', '{n, selectordinal, one {#st} other {#th}}', 'an {open'])(
  '%s is refused',
  (message) => {
    expect(() => catalogue({ message })).toThrow();
  },
);
