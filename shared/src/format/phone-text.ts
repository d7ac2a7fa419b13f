import { plainCharacters } from '#format/plain-characters.ts';

/** Words that say that it is a number, in any language, and what a sheet or a link puts before it: "Mob. No.", "tel:", "'". */
const BEFORE = /^[\p{L}\p{M}.:\s'’"=-]+(?=[+([]?(?:\d[\s+().\][/-]*){8,}$)/u;
/** Words that say whose or what number it is, behind it: "(mobile)", "(M)", "whatsapp". */
const BEHIND = /^([\p{L}\p{M}.:\s'’"=-]*[+([]?(?:\d[\s+().\][-]*){8,})[\p{L}\p{M}][\p{L}\p{M}\s.:]*[)\]]?$/u;

/** A link that opens a conversation: its number has the country, and a text may follow it. */
const CHAT = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d+).*$/i;

/**
 * A phone number as people type or paste it, for whoever checks it: without marks that nobody sees, in the digits 0 to 9,
 * without "tel:" or "Mob. No." in front or "(mobile)" behind, the rest of a link to a chat, brackets around its country, or a stop behind it.
 * Anything else stays as it is.
 */
export const readPhone = (typed: string): string =>
  plainCharacters(typed)
    .trim()
    .replace(CHAT, '+$1')
    // A word processor makes dashes of hyphens.
    .replaceAll('–', '-')
    .replace(/[\s.,;"'’”]+$/, '')
    .replace(/[([]\s*(\+\s*\d{1,3})\s*[)\]]/, '$1 ')
    .replace(BEHIND, (_, number: string) => number.replace(/[\s.([-]+$/, ''))
    .replace(BEFORE, '')
    .replace(/\s+/g, ' ');

const NUMBER = /^[+(]?[\d\s+().X•-]+$/;
/** An Indian mobile number without what stands between its digits, with or without its country or the 0 before it. */
const INDIAN_MOBILE = /^(?:\+?91)?0?([6-9]\d{4})(\d{5})$/;
/** Its writer has grouped it behind its country: a landline begins with the digits of a mobile number. */
const IS_GROUPED = /^\+\d+ \d+ \d/;
const NO_BREAK = '\u00a0';

/**
 * A phone number as pages show it, whole or masked, on one line: an Indian mobile number as `+91 98765 43210`, every
 * other, and one that is grouped already, in its own groups. What is no number, such as an email address, stays as it is.
 */
export function shownPhone(text: string): string {
  const read = readPhone(text);
  if (!NUMBER.test(read)) return text;
  const [, first, last] = (!IS_GROUPED.test(read) && INDIAN_MOBILE.exec(read.replace(/[\s().-]/g, ''))) || [];
  return (first === undefined ? read : `+91 ${first} ${last}`).replaceAll(' ', NO_BREAK);
}
