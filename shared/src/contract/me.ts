import { CONSENT_PURPOSES } from '#contract/consent-purposes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { challenge, challengeAnswer } from '#contract/identity.ts';
import { z } from '#contract/zod.ts';

/** Everything that is stored about the person who asks, one key per kind of record; for download as a file. Needs a fresh code: see `stepUp`. */
export const exportMe = endpoint({
  method: 'GET',
  path: '/server/me/export',
  answer: z.looseObject({ success: z.literal(true), exportedAt: z.iso.datetime() }),
  signedIn: true,
});

/** Sends a fresh code to the person's own contact, to confirm an erasure. */
export const initiateErasure = endpoint({
  method: 'POST',
  path: '/server/me/erasure',
  /** With where the code went, masked. */
  answer: challenge.extend({ contact: z.string() }),
  signedIn: true,
});

/** What stays after an erasure because the law asks for it, why, and until when. */
export const keptRecord = z.object({ what: z.string(), why: z.string(), until: z.iso.datetime() });
export type KeptRecord = z.infer<typeof keptRecord>;

/** Erases the account and everything that hangs on it, and ends all sessions. */
export const eraseMe = endpoint({
  method: 'DELETE',
  path: '/server/me',
  body: challengeAnswer,
  answer: z.object({ success: z.literal(true), kept: z.array(keptRecord) }),
  signedIn: true,
});

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  given: z.boolean(),
  /** Whether it ever was: what is not given now was withdrawn then. */
  wasGiven: z.boolean(),
  /** When it was last answered; null when it was never asked. */
  changedAt: z.iso.datetime().nullable(),
  /** The date of the privacy notice that it refers to; null when it was never asked. */
  noticeDate: z.string().nullable(),
});
export type Consent = z.infer<typeof consent>;

/** All purposes with their present state. */
export const getConsents = endpoint({
  method: 'GET',
  path: '/server/me/consents',
  answer: z.object({ success: z.literal(true), consents: z.array(consent) }),
  signedIn: true,
});

/** Gives or withdraws one consent; every change is recorded. */
export const saveConsent = endpoint({
  method: 'POST',
  path: '/server/me/consents',
  body: z.object({ purpose: z.enum(CONSENT_PURPOSES), given: z.boolean() }),
  answer: z.object({ success: z.literal(true), consents: z.array(consent) }),
  signedIn: true,
});

/** The person says that they are 18 or older, which is written down once. */
export const sayAdult = endpoint({
  method: 'POST',
  path: '/server/me/adult',
  body: z.object({ adult: z.literal(true) }),
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});
