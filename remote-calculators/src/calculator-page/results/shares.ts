/** Widths in per cent of two amounts that make a whole; nothing is as wide as nothing, and a loss as wide. */
export function widthsOf(shares: readonly [string, string] | null): [string, string] {
  const [first, second] = (shares ?? ['0', '0']).map((share) => Math.max(0, Number(share))) as [number, number];
  const sum = first + second;
  const width = (part: number) => `${sum > 0 ? (100 * part) / sum : 0}%`;
  return [width(first), width(second)];
}
