/**
 * What an illustration may assume, and who says so. The only place that holds these figures.
 * AMFI reviews them every year: compare with its newest circular on illustrations before `reviewBy`.
 */
export const illustrationLimits = {
  leastPct: 2,
  mostPct: 13,
  source:
    'AMFI circular to fund houses on illustrations and calculators that name no scheme, announced 1 November 2023',
  dated: '2023-11-01',
  reviewBy: '2027-03-31',
} as const;

/** True while one of the assumed rates, by the names of the models, lies above that. */
export const isAboveIllustration = ({
  annualRatePct = 0,
  postReturnPct = 0,
  sourceRatePct = 0,
  targetRatePct = 0,
}: Readonly<Record<string, number>>): boolean =>
  Math.max(annualRatePct, postReturnPct, sourceRatePct, targetRatePct) > illustrationLimits.mostPct;
