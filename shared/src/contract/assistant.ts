import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';

/** One line of the answer, which is JSON lines: they come as they are checked. */
export const assistantEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sentence'), text: z.string() }),
  /** A page of this site that the answer comes from. */
  z.strictObject({ kind: z.literal('source'), title: z.string(), link: z.string().regex(/^\/(?!\/)/) }),
  /** The answer is whole; so many sentences of it are not shown. */
  z.strictObject({ kind: z.literal('end'), leftOut: z.int().min(0) }),
  z.strictObject({ kind: z.literal('failed'), message: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;

export const assistantQuestion = z.strictObject({
  /** As long as the page `/ask` takes. */
  question: z.string().trim().min(1, messages.enterAQuestion).max(200, messages.keepTheQuestionShort),
  consent: z.literal(true, messages.agreeBeforeAsking),
});

/** Asks the assistant that the firm has set up. Nothing of it is kept. */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/server/assistant',
  body: assistantQuestion,
  /** Lines, each an {@link assistantEvent}. */
  answer: z.string(),
});
