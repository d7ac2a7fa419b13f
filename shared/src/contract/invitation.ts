import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

/** The page that the link in a referred person's mail leads to, with `?key=`. */
export const INVITATION_PAGE = '/invitation';

/**
 * What somebody who was referred answers by the link of their mail: their data may be kept, or it is removed at once, now
 * as well as after they agreed. 404 for a key that is not valid any more.
 */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/server/invitation',
  body: z.object({ key: z.string().max(128), agree: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
});
