import { z } from 'zod';

/** What a Contact Form 7 says has become of a question. */
const formAnswer = z.object({
  status: z.enum(['mail_sent', 'mail_failed', 'validation_failed', 'acceptance_missing', 'spam', 'aborted']),
  message: z.string().catch(''),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
});
export type FormAnswer = z.infer<typeof formAnswer>;

/** What looks like the beginning of an object is tried so often; the answer is among the first, behind a few notices. */
const MOST_TRIES = 100;

/**
 * The answer of a Contact Form 7, wherever in a text it stands: PHP prints its notices before it, and plugins their marks
 * around it. What it lies inside of is no answer, and neither is one that was cut.
 */
export function readFormAnswer(text: string): FormAnswer | null {
  let tries = 0;
  let past = 0;
  for (const { index } of text.matchAll(/\{\s*"/g)) {
    if (index < past) continue;
    if (tries === MOST_TRIES) return null;
    tries += 1;
    const object = objectAt(text, index);
    const value = object === null ? undefined : parseJson(object);
    const answer = formAnswer.safeParse(value);
    if (answer.success) return answer.data;
    if (object !== null && value !== undefined) past = index + object.length;
  }
  return null;
}

/** From a brace to the one that closes it, those in strings apart; null when it stays open. */
function objectAt(text: string, start: number): string | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
