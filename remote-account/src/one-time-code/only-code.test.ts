import { expect, test } from 'vitest';
import { onlyCode } from '#one-time-code/only-code.ts';

test.each([
  ['204816', '204816'],
  ['204 816', '204816'],
  ['Your code is 204-816.', '204816'],
  ['2048167', '204816'],
  ['', ''],
])('a code pasted as %o is read as %o', (typed, code) => expect(onlyCode(typed)).toBe(code));
