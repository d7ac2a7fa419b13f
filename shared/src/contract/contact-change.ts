import { challenge, challengeAnswer, user } from '#contract/identity.ts';
import { z } from '#contract/zod.ts';

/** A code that is on its way to one of a person's contacts. */
export const codeSent = {
  ...challenge.shape,
  /** Where the code went, masked. */
  contact: z.string(),
};

/** Answers a code of a contact change. */
export const verifyStep = challengeAnswer.extend({ step: z.literal('verify') });

/**
 * True for somebody who cannot get a code at the contact that is to be replaced: the change then waits 72 hours, and
 * whoever reads the old contact is told and can stop it.
 */
export const lost = z.boolean().optional();

/** What comes after each step of a contact change. */
export const contactChangeAnswer = z.discriminatedUnion('next', [
  z.object({ next: z.literal('prove-old'), ...codeSent }),
  z.object({ next: z.literal('verify-new'), ...codeSent }),
  z.object({ next: z.literal('done'), success: z.literal(true), user }),
  z.object({
    next: z.literal('waiting'),
    success: z.literal(true),
    /** The new contact, masked. */
    contact: z.string(),
    appliesAt: z.iso.datetime(),
  }),
]);
export type ContactChangeAnswer = z.infer<typeof contactChangeAnswer>;

/** A contact change that waits until `appliesAt`. */
export const waitingChange = z.object({
  channel: z.enum(['phone', 'email']),
  /** The new contact, masked. */
  contact: z.string(),
  appliesAt: z.iso.datetime(),
});
export type WaitingChange = z.infer<typeof waitingChange>;
