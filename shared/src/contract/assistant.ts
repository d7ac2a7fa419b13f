import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';

/** A page of this site. */
const ofPage = { title: z.string(), link: z.string().regex(/^\/(?!\/)/) };

/**
 * One line of the answer, which is JSON lines. A language model has chosen what is answered, and wrote none of it: every word
 * is one of a calculator or of an article.
 */
export const assistantEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figures'),
    ...ofPage,
    sentence: z.string(),
    figures: z.array(z.strictObject({ label: z.string(), text: z.string() })),
    /** The inputs that the question says, and those that it leaves open. */
    understood: z.string(),
    assumed: z.string(),
    /** Whether the question says a figure that does not count here. */
    leavesOut: z.boolean(),
    warnings: z.array(z.string()),
  }),
  /** A passage of an article, word for word. */
  z.strictObject({ kind: z.literal('passage'), ...ofPage, text: z.string() }),
  /** The answer is whole. `asksBack` is what a calculator says in place of figures, where nothing else was found. */
  z.strictObject({ kind: z.literal('end'), asksBack: z.string().optional() }),
  z.strictObject({ kind: z.literal('failed'), message: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;

export const assistantQuestion = z.strictObject({
  /** As long as the page `/ask` takes. */
  question: z.string().trim().min(1, messages.errorQuestionEmpty).max(200, messages.keepTheQuestionShort),
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
