import { messages } from '#messages.en.ts';

/** What anything of a fund distributor carries. */
export const MARKET_RISKS = messages.marketRisks;

/** What the figures of a page depend on. @param dependsOn the page's own sentence; left out, it is a rate that was typed */
export const whatItDependsOn = (dependsOn: string = messages.riskAssumption): string => dependsOn;

/** Both in one: in every answer, in every file and on every sheet that is made of a result. */
export const riskWarning = (dependsOn?: string): string => `${whatItDependsOn(dependsOn)} ${MARKET_RISKS}`;
