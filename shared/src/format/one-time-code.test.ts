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
