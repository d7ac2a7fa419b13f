import { expect, test } from 'vitest';
import { readCode } from '#format/one-time-code.ts';

test.each([
  ['204816', '204816'],
  ['204 816', '204816'],
  ['204\u00a0816', '204816'],
  ['Your code is 204-816.', '204816'],
  ['२०४ ८१६', '204816'],
  ['೨೦೪೮೧೬', '204816'],
  ['২০৪৮১৬', '204816'],
  ['204\u200b816', '204816'],
  ['\u202a204816\u202c', '204816'],
  ['\u2066204\u2060816\u2069\ufe0f\ufeff', '204816'],
  ['2048167', '204816'],
  ['204816 is your code, good for 5 minutes.', '204816'],
  ['Good for 5 minutes: 204 816. Tell it to nobody.', '204816'],
  ['2.0.4.8.1.6', '204816'],
  ['۲۰۴۸۱۶', '204816'],
  ['12', '12'],
  ['', ''],
])('a code given as %o is read as %o', (typed, code) => expect(readCode(typed)).toBe(code));

test.each([
  ['4821', 4, '4821'],
  ['48213', 4, '4821'],
  ['4821 is your OTP. Valid for 5 minutes.', 4, '4821'],
  ['Valid for 15 minutes: 48-21.', 4, '4821'],
  ['Call 180012 about code 4821', 4, '4821'],
  ['482', 4, '482'],
  ['4821 is your OTP. Valid for 5 minutes.', undefined, '4821'],
  ['4821 is your code of 29 11', undefined, '4821'],
  ['204816, good for 1200 seconds', undefined, '204816'],
  ['Good for 1200 seconds: 204816', undefined, '204816'],
])('%o, where a code has %o digits, is read as %o', (typed, digits, code) =>
  expect(readCode(typed, digits)).toBe(code),
);
