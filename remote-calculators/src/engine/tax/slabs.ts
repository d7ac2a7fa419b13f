/**
 * The rates of the slabs of both regimes, in per cent. Apart from the other figures of tax, because every page's link is read
 * with them, and only some pages work out a tax.
 */
export const slabsPct: readonly number[] = [0, 5, 10, 15, 20, 25, 30];
