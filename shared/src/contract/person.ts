import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';
import { readPhone } from '#format/phone-text.ts';
import { plainCharacters, plainLine } from '#format/plain-characters.ts';

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Control characters, and those that turn the letters behind them round: a name could pose as another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be found.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u202d\u202e]/;

/** One line of text from a visitor. A line break would let a name add headers to a mail, so it is refused, not repaired. */
export const oneLine = (label: string, max: number, whose = 'your') =>
  z
    .string()
    .overwrite(plainLine)
    .min(1, messages.enterIt({ whose, label }))
    .max(max, messages.keepItUnder({ label, max }))
    .refine((value) => !LINE_BREAK.test(value), messages.onOneLine({ label }))
    .refine((value) => !INVISIBLE.test(value), messages.invisibleCharacters({ label }));

export const personName = oneLine(messages.whatName, 120);

/** Of a number that is none, and of one to which no code is sent: only the origin knows either. */
export const wrongPhone = () => messages.errorPhoneWrong;
export const phoneWithoutCodes = () => messages.errorPhoneCountry;

/** A phone number as typed, read by `readPhone`; whether it is one the origin says. */
export const phoneText = (missing: string) =>
  z.string().overwrite(readPhone).min(1, missing).max(24, messages.errorPhoneEmpty);

/** `mailto:asha@example.in`, `Asha Rao <asha@example.in>` and `asha @example.in,` are the address in them. */
const readEmail = (typed: string): string => {
  const address = plainCharacters(typed)
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/ *[@＠] */, '@')
    .replace(/[\s.,;]+$/, '');
  return /^[^<>\n\r]*<([^<>\s]+)>$/.exec(address)?.[1] ?? address;
};

export const emailOf = (whose: 'your' | 'the') =>
  z
    .string()
    .overwrite(readEmail)
    .pipe(oneLine(messages.whatEmail, 254, whose))
    .pipe(z.email(messages.errorEmail));

export const emailAddress = emailOf('your');
