import { type Entry, po } from 'gettext-parser';
import { disagreements } from '#messages/agreement.ts';

/** A catalogue in English, and in another language as far as it is translated. */
export interface Pair {
  /** Of the English one, from the repository's root. */
  file: string;
  english: Readonly<Record<string, string>>;
  translated: Readonly<Record<string, string>>;
}

const placeOf = (file: string, key: string) => `${file}#${key}`;

/**
 * Catalogues as one PO file (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html): each message stands under
 * its catalogue and its key, in ICU's syntax. What is not translated is empty.
 */
export function toPo(language: string, pairs: readonly Pair[]): string {
  const translations: Record<string, Record<string, Entry>> = {};
  for (const { file, english, translated } of pairs) {
    for (const [key, message] of Object.entries(english)) {
      const msgctxt = placeOf(file, key);
      translations[msgctxt] = { [message]: { msgctxt, msgid: message, msgstr: [translated[key] ?? ''] } };
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language };
  return `${new TextDecoder().decode(po.compile({ charset: 'utf-8', headers, translations }))}\n`;
}

/**
 * What a PO file makes of the catalogues.
 *
 * @returns the translated messages of each catalogue that it changes, by the file of the English one
 * @throws Error that names every message that is none of today's, or that has other placeholders
 */
export function fromPo(text: string, pairs: readonly Pair[]): Map<string, Record<string, string>> {
  const entries = Object.values(po.parse(text).translations).flatMap((one) => Object.values(one));
  const told = new Map(entries.map((entry) => [entry.msgctxt ?? '', entry]));
  const wrong: string[] = [];
  const changed = new Map<string, Record<string, string>>();
  for (const { file, english, translated } of pairs) {
    const messages: Record<string, string> = {};
    for (const [key, message] of Object.entries(english)) {
      const entry = told.get(placeOf(file, key));
      told.delete(placeOf(file, key));
      if (entry !== undefined && entry.msgid !== message) wrong.push(`${placeOf(file, key)} translates another text`);
      const words = entry?.msgstr[0] || translated[key];
      if (words !== undefined) messages[key] = words;
    }
    const known = Object.fromEntries(Object.entries(english).filter(([key]) => key in messages));
    wrong.push(...disagreements(known, messages).map((line) => `${file}: ${line}`));
    if (Object.entries(messages).some(([key, words]) => words !== translated[key])) changed.set(file, messages);
  }
  // The head of a PO file is a message without a text.
  wrong.push(...[...told].filter(([, { msgid }]) => msgid !== '').map(([place]) => `${place} is no message`));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return changed;
}
