import { correction, generate } from 'lean-qr';

/** Empty modules around a code, so that a camera finds its edge (ISO/IEC 18004). */
export const QUIET = 4;

/**
 * A text as a QR code: an outline in modules from the upper left corner, and how many a side has.
 *
 * @throws Error for a text that no code holds, which is about 2,900 letters
 */
export function qrPath(text: string): { path: string; size: number } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: code.size };
}
