import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

export const FAILURE_KINDS = ['load', 'render', 'error'] as const;

/** One failure of a release in a browser. It names the release and the place in its files, and nobody. */
const releaseFailure = z.strictObject({
  /** `<remote>@<version>-<hash8>`. */
  release: z
    .string()
    .max(120)
    .regex(/^[a-z][a-z0-9-]*@[A-Za-z0-9][A-Za-z0-9.-]*$/),
  /** It could not be loaded, it threw while rendering, or it threw later (an event, a promise). */
  kind: z.enum(FAILURE_KINDS),
  /** The error's class, such as TypeError; its text may hold what a visitor typed and stays in the browser. */
  type: z.string().max(60).regex(/^\w+$/).optional(),
  /** Where in the release: `<file>:<line>:<column>`. */
  at: z
    .string()
    .max(120)
    .regex(/^[\w.-]+:\d+:\d+$/)
    .optional(),
});
export type ReleaseFailure = z.infer<typeof releaseFailure>;

/** Tells the origin which releases failed in this browser; several at once. */
export const sendTelemetry = endpoint({
  method: 'POST',
  path: '/server/telemetry',
  body: z.strictObject({
    failures: z.array(releaseFailure).min(1).max(20),
    /** The ticket of the page's document; what is told without one counts for nothing. */
    document: z.string().max(120).optional(),
  }),
  answer: z.object({ success: z.literal(true) }),
});
