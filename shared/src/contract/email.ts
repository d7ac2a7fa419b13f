import { contactChangeAnswer, lost, verifyStep } from '#contract/contact-change.ts';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

/**
 * Proves an email address by a code, in the steps of `changePhone`. Only a proven one signs in, gets notices and proves
 * who somebody is. `start` proves the phone number first when the account has no address yet, and otherwise the old address.
 */
export const proveEmail = endpoint({
  method: 'POST',
  path: '/server/email',
  body: z.discriminatedUnion('step', [z.object({ step: z.literal('start'), email: emailAddress, lost }), verifyStep]),
  answer: contactChangeAnswer,
  signedIn: true,
});
