import { contactChangeAnswer, lost, verifyStep } from '#contract/contact-change.ts';
import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { phoneText } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

/**
 * Changes the phone number in two or three calls of one address.
 *
 * `start` names the new number. The first code goes to the old number, or to the email address of an account without one
 * (`next: 'prove-old'`); when this session answered a code from there within the last 5 minutes, it goes to the new
 * number at once (`next: 'verify-new'`). `verify` answers the code: after `prove-old` it returns `verify-new` with a new
 * challenge, after `verify-new` the number is changed (`next: 'done'`) and the old contact is told. With `lost` the old
 * number proves nothing, and the change waits (`next: 'waiting'`). To send a code again, `start` again.
 */
export const changePhone = endpoint({
  method: 'POST',
  path: '/server/phone',
  body: z.discriminatedUnion('step', [
    z.object({
      step: z.literal('start'),
      phoneNumber: phoneText(messages.errorNewPhoneEmpty),
      lost,
    }),
    verifyStep,
  ]),
  answer: contactChangeAnswer,
  signedIn: true,
});
