import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

const liveReleases = z.object({
  success: z.literal(true),
  /** Serial of the live pointer. */
  serial: z.int(),
  /** Serial of the newest release that open tabs should not wait for; 0 when there was none. */
  urgent: z.int(),
});
export type LiveReleasesAnswer = z.infer<typeof liveReleases>;

/** What an open tab asks rarely, to learn whether its visitor should reload. */
export const getLiveReleases = endpoint({ method: 'GET', path: '/server/releases', answer: liveReleases });
