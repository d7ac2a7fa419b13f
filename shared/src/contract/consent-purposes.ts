import { messages } from '#contract/messages.en.ts';
/**
 * What the firm may do only for those who have agreed to it, each by itself, and what is said where it is asked. What is
 * needed for what somebody asked for (a code, an answer, an appointment, the account itself) needs no consent, but a notice.
 */
export const PURPOSES = {
  contact: { title: messages.consentPlanTitle, text: messages.consentPlanText },
  newsletter: { title: messages.consentNewsTitle, text: messages.consentNewsText },
} as const;

export type ConsentPurpose = keyof typeof PURPOSES;
export const CONSENT_PURPOSES = Object.keys(PURPOSES) as [ConsentPurpose, ...ConsentPurpose[]];
