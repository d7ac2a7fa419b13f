/** What the calculators answer for the examples of the terms, in whole rupees: the origin's tests ask them again. */
export const FIGURES = {
  /** ₹5,000 a month for ten years at an assumed 12% a year (1% a month). */
  sip: { paidIn: 600_000, value: 1_161_695 },
  /** The same plan, the first year at ₹5,000 a month, each year 10% more. */
  stepUp: 1_687_163,
  /** The same plan where 12% is the effective rate. */
  sipEffective: 1_120_179,
  /** What the plan's value buys at today's prices, which rise by 6% a year. */
  sipToday: 648_685,
  /** ₹1,00,000 for 20 years at 10%, and for five at 12%. */
  compounding: 672_750,
  cagr: 176_234,
  /** What costs ₹10,000 today, ten years later at 6% a year. */
  inflation: 17_908,
  /** ₹10,00,000 for 20 years at 12%, and at 11%. */
  cost: { cheap: 9_646_293, dear: 8_062_312 },
  /** ₹10,000 a month out of ₹10,00,000 at 8% last for so many whole years and months. */
  swp: { years: 13, months: 8 },
  /** ₹10,00,000 over 20 years at 9%. */
  emi: 8_997,
  /** ₹1,00,000 for five years at 7%, and ₹5,000 a month for as long. */
  fd: 141_478,
  rd: 359_664,
} as const;
