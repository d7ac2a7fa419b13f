import { z } from '#contract/zod.ts';

/** The one error shape of the origin. `fields` maps an input's name to what is wrong with it, in the visitor's words. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With 409 where an appointment's time was taken meanwhile: start of the next free one. */
  next: z.string().optional(),
  /** With 429: the call passes once it comes again with this puzzle's proof in its `x-proof` header; see `shared/puzzle`. */
  puzzle: z.object({ token: z.string(), bits: z.number(), parts: z.number() }).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
