import decode from 'jsqr';
import { expect, test } from 'vitest';
import { QUIET, qrPath } from '#calculator-page/keep/paper.tsx';

/** The outline as a camera sees it: four pixels a module, black on white. */
function picture({ path, size }: ReturnType<typeof qrPath>): { pixels: Uint8ClampedArray; side: number } {
  const side = 4 * (size + 2 * QUIET);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const at = 4 * ((4 * (Number(y) + QUIET) + row) * side + 4 * (Number(x) + QUIET) + column);
        pixels.fill(0, at, at + 3);
      }
  return { pixels, side };
}

test.each([
  'https://example.in/sipcalculator?monthly=5000&years=10&annualRatePct=12&rateConvention=nominal&timing=start',
  `https://example.in/planyourgoal?goals=${'h_1500000_6_10_6-'.repeat(8)}c_1_1&budget=40000&name=${encodeURIComponent('घर')}`,
  'http://127.0.0.1:4400/',
])('a camera reads %s', (link) => {
  const { pixels, side } = picture(qrPath(link));
  expect(decode(pixels, side, side)?.data).toBe(link);
});

test('a text that no code holds is refused', () => {
  expect(() => qrPath('a'.repeat(3000))).toThrow();
});
