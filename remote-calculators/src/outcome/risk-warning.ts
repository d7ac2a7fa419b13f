import { messages } from '#outcome/messages.en.ts';

/**
 * Stands below every result, and in every file and on every sheet that is made of one: what the figures depend on, and what
 * anything of a fund distributor carries.
 */
export const riskWarning = (dependsOn: string = messages.theRateIsYourAssumption): string =>
  `${dependsOn} ${messages.marketRisks}`;
