import { expect, test } from 'vitest';
import { contrast, mix } from '#ui/contrast.ts';

// The examples of WCAG 2.2 and of its techniques (G18): black on white, and the lightest grey that text may have on white.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has %f to 1, in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour on its way to another begins as itself and ends as the other', () => {
  expect(mix('#0b6353', '#ffffff', 0)).toBe('#0b6353');
  expect(mix('#0b6353', '#ffffff', 0.87)).toBe('#dfebe9');
  expect(mix('#0b6353', '#ffffff', 1)).toBe('#ffffff');
});
