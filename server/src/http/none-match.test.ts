import { expect, test } from 'vitest';
import { isKnown } from '#http/none-match.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a" , "c"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['"a-br"', false],
  ['a', false],
  // A comma may be part of a tag.
  ['"b,"a",c"', false],
])('%j knows "a": %s', (told, known) => expect(isKnown(told, '"a"')).toBe(known));
