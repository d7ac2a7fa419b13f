/**
 * The example that the home page draws: ₹5,000 at the start of every month at an assumed 12% a year (1% a month).
 * Year-end values in rupees, rounded half-up to paise: 5000 × 1.01 × (1.01^(12 k) − 1) ÷ 0.01 for k = 1 … 10.
 */
export const VALUES_INR = [
  64046.64, 136216.0, 217538.24, 309174.17, 412431.83, 528785.15, 659894.99, 807632.83, 974107.53, 1161695.38,
] as const;

/** What was paid in by the end of each of those years, in rupees. */
export const INVESTED_INR = VALUES_INR.map((_, year) => (year + 1) * 60_000);
