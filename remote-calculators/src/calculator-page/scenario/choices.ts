/** What each choice of a page can be. */
export const allowedChoices = {
  rateConvention: ['nominal', 'effective'],
  timing: ['start', 'end'],
  mode: ['monthly', 'oneTime'],
} as const;
