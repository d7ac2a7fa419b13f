import { illustrationLimits } from '#engine/illustration/limits.ts';
import type { Reviewed } from '#engine/review/review.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';

/** Every table that has to be reviewed, by its file in `engine/`. The build asks each of them. */
export const reviewedTables: Readonly<Record<string, Reviewed>> = {
  'illustration/limits.ts': illustrationLimits,
  'tax/fund-tax.ts': fundTax,
};
