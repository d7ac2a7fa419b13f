import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

/** The page that the links in notices lead to, with `?key=`. */
export const ALARM_PATH = '/not-me';

/**
 * "This was not me": by the key of a link that came with a notice, stops a contact change that waits and ends all
 * sessions of the account. 404 for a key that is not valid any more, 409 for one that was used.
 */
export const raiseAlarm = endpoint({
  method: 'POST',
  path: '/server/alarm',
  body: z.object({ key: z.string().max(64) }),
  answer: z.object({ success: z.literal(true) }),
});

/** Stops one's own contact change while it waits. 404 when none does. */
export const undoContactChange = endpoint({
  method: 'POST',
  path: '/server/me/contact-change/undo',
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});
