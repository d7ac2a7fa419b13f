import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Control characters, and those that turn the direction of the text around them: a name could pose as another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be found.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** One line of text from a visitor. A line break would let a name add headers to a mail, so it is refused, not repaired. */
export const oneLine = (label: string, max: number, whose = 'your') =>
  z
    .string()
    .trim()
    .min(1, messages.enterIt({ whose, label }))
    .max(max, messages.keepItUnder({ label, max }))
    .refine((value) => !LINE_BREAK.test(value), messages.onOneLine({ label }))
    .refine((value) => !INVISIBLE.test(value), messages.invisibleCharacters({ label }));

export const personName = oneLine(messages.name, 120);
export const emailAddress = oneLine(messages.emailAddress, 254).pipe(z.email(messages.enterAnEmailAddress));
