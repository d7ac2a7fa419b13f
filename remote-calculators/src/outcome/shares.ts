/** Widths in per cent of two amounts that make a whole; nothing is as wide as nothing, and a loss as wide. */
export function widthsOf(shares: readonly [string, string] | null): [string, string] {
  const [first, second] = shares ?? ['0', '0'];
  const amount = (share: string) => Math.max(0, Number(share));
  const sum = amount(first) + amount(second);
  const width = (share: string) => `${sum > 0 ? (100 * amount(share)) / sum : 0}%`;
  return [width(first), width(second)];
}
