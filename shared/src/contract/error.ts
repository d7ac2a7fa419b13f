import { z } from '#contract/zod.ts';

/** The one error shape of the origin. `fields` maps an input's name to what is wrong with it, in the visitor's words. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
