import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '#format/spelling.ts';

it.each([
  ['sip', 'sip', 0],
  ['retirment', 'retirement', 1],
  ['educatoin', 'education', 1],
  ['loan', 'lone', 2],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
])('from %j to %j it takes %d', (one, other, changes) => expect(changesBetween(one, other, 2)).toBe(changes));

it('takes as many in either direction, and none for the same word', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(changesBetween(one, other, 8)).toBe(changesBetween(other, one, 8));
      expect(changesBetween(one, one, 8)).toBe(0);
    }),
  );
});
