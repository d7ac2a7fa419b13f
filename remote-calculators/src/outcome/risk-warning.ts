/** Stands below every result, and in every file and on every sheet that is made of one. */
export const riskWarning =
  'The rate is your assumption. Markets fall as well as rise; the real figure will be different. Mutual Fund investments are subject to market risks, read all scheme related documents carefully.';
