import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWordOfSha256, solvePuzzle, solves } from '#puzzle/puzzle.ts';

test('hashes as Node does', () => {
  const text = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 55,
  });
  fc.assert(
    fc.property(text, (given) => {
      expect(firstWordOfSha256(given)).toBe(createHash('sha256').update(given).digest().readUInt32BE());
    }),
  );
  expect(() => firstWordOfSha256('x'.repeat(56))).toThrow(RangeError);
});

test('a proof names the token and a number that solves each part', () => {
  const puzzle = { token: 'code.8.1.abc.0123456789012345678901', bits: 8, parts: 3 };
  const [token, numbers = ''] = solvePuzzle(puzzle).split('~');
  expect(token).toBe(puzzle.token);
  expect(numbers.split('.').map((number, part) => solves(puzzle, part, number))).toEqual([true, true, true]);
});
