import { plainCharacters } from '#format/plain-characters.ts';

/** What stands before a number where it was copied from: a link, or a word that says that it is one. */
const BEFORE =
  /^(?:tel:|sms:|(?:https?:\/\/)?wa\.me\/(?=\d)|(?:mobile|mob|phone|ph|cell|tel|whatsapp|wa)\b\s*(?:no\b|number\b)?[.:\s-]*)/i;

/**
 * A phone number as people type or paste it, for whoever checks it: without marks that nobody sees, in the digits 0 to 9,
 * without "tel:" or "Mob." in front, brackets around its country, or a stop behind it. Anything else stays as it is.
 */
export const readPhone = (typed: string): string =>
  plainCharacters(typed)
    .trim()
    .replace(BEFORE, (found) => (found.includes('wa.me') ? '+' : ''))
    .replace(/\(\s*(\+\s*\d{1,3})\s*\)/, '$1 ')
    .replace(/[\s.,;]+$/, '')
    .replace(/\s+/g, ' ');
