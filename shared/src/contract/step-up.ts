import { codeSent, verifyStep } from '#contract/contact-change.ts';
import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

/**
 * Proves once more who is signed in, for what a session alone does not open: such calls answer 403 with `fields.proof`
 * unless a code was answered within the last 5 minutes. `start` sends the code, `verify` answers it.
 */
export const stepUp = endpoint({
  method: 'POST',
  path: '/server/auth/step-up',
  body: z.discriminatedUnion('step', [z.object({ step: z.literal('start') }), verifyStep]),
  answer: z.discriminatedUnion('next', [
    z.object({ next: z.literal('verify'), ...codeSent }),
    z.object({ next: z.literal('done'), success: z.literal(true) }),
  ]),
  signedIn: true,
});
