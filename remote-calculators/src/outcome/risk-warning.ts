import { messages } from '#outcome/messages.en.ts';
/** Stands below every result, and in every file and on every sheet that is made of one. */
export const riskWarning = messages.theRateIsYourAssumption;
