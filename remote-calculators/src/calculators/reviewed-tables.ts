import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { illustrationLimits } from '#engine/illustration/limits.ts';
import type { Reviewed } from '#engine/review/review.ts';
import { volatilityTable } from '#engine/simulation/volatility-table.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';

/** Every table that has to be reviewed, by its file in `engine/`. The build asks each of them. */
export const reviewedTables: Readonly<Record<string, Reviewed>> = {
  'chance/volatility-table.ts': volatilityTable,
  'illustration/limits.ts': illustrationLimits,
  'tax/fund-tax.ts': fundTax,
  'tax/income-tax.ts': incomeTax,
  'government/rates.ts': governmentRates,
  'government/scheme-limits.ts': schemeLimits,
};
