import { expect, test } from 'vitest';
import { overlap } from '#releases/gate/manifest-checks.ts';

test.each([
  ['/terms', '/terms', true],
  ['/blogs/:slug', '/blogs/:id', true],
  ['/blogs/tax-on-mutual-funds', '/blogs/:slug', true],
  ['/:page', '/terms', true],
  ['/:page', '/', false],
  ['/blogs', '/blogs/:slug', false],
  ['/terms', '/privacy', false],
  ['/a/:b/c', '/:a/b/c', true],
  ['/a/:b/c', '/a/b/d', false],
])('%s and %s: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
