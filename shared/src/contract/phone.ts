import { endpoint } from '#contract/endpoint.ts';
import { challengeAnswer, user } from '#contract/identity.ts';
import { z } from '#contract/zod.ts';

const codeSent = {
  success: z.literal(true),
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
  /** Where the code went, masked. */
  contact: z.string(),
};

/**
 * Changes the phone number in two or three calls of one address.
 *
 * `start` names the new number. When the session is older than 15 minutes the first code goes to the old number or
 * email (`next: 'prove-old'`), otherwise to the new number (`next: 'verify-new'`). `verify` answers the code: after
 * `prove-old` it returns `verify-new` with a new challenge, after `verify-new` the number is changed (`next: 'done'`)
 * and the old contact is told. To send a code again, `start` again.
 */
export const changePhone = endpoint({
  method: 'POST',
  path: '/server/phone',
  body: z.discriminatedUnion('step', [
    z.object({
      step: z.literal('start'),
      phoneNumber: z.string().trim().min(1, 'Enter the new phone number.').max(24, 'Enter a phone number.'),
    }),
    challengeAnswer.extend({ step: z.literal('verify') }),
  ]),
  answer: z.discriminatedUnion('next', [
    z.object({ next: z.literal('prove-old'), ...codeSent }),
    z.object({ next: z.literal('verify-new'), ...codeSent }),
    z.object({ next: z.literal('done'), success: z.literal(true), user }),
  ]),
  signedIn: true,
});
