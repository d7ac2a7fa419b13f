import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { disagreements } from './shared/src/messages/agreement.ts';
import { inlined } from './shared/src/messages/inlined.ts';
import { sourceMessages } from './shared/src/messages/source-messages.ts';

/** Legal texts bind in the words that were agreed; pages say so, and mark them as English. */
const ENGLISH_ONLY = /[\\/]shared[\\/]src[\\/]legal[\\/]/;
const CATALOGUE = /^#(.+\/)?messages\.en\.ts$/;

/**
 * Puts the words of messages where modules name them (`shared/src/messages`), in the language that `SITE_LANGUAGE` names:
 * that of `messages.hi.ts` beside `messages.en.ts` for `hi`. A module that has a file of its own for a language gives way to it.
 *
 * @throws Error when a translation does not fit, or a message is not there
 */
export default function messages(this: LoaderContext, source: string): string {
  const own = ownOf(this.resourcePath, process.env.SITE_LANGUAGE ?? 'en');
  const read = (file: string) => this.addDependency(file);
  if (own === null) return withMessages(source, this.resourcePath, read);
  read(own);
  return withMessages(fs.readFileSync(own, 'utf8'), own, read);
}

/** The file that stands in for a module in a language, where a sentence is not enough: `number-words.hi.ts`. */
function ownOf(file: string, language: string): string | null {
  const own = file.replace(/(?<!\.(en|data|test))(\.tsx?)$/, `.${language}$2`);
  return language === 'en' || own === file || !fs.existsSync(own) ? null : own;
}

/** @param read is told of every catalogue that the module takes messages from */
export function withMessages(source: string, file: string, read: (catalogue: string) => void = () => {}): string {
  if (!source.includes('messages.en.ts')) return source;
  const language = process.env.SITE_LANGUAGE ?? 'en';
  const messagesAt = (specifier: string) => {
    if (!CATALOGUE.test(specifier)) return undefined;
    const original = path.join(packageOf(file), 'src', specifier.slice(1));
    read(original);
    return messagesIn(original, language, read);
  };
  return inlined(source, file, { language, messagesAt });
}

function messagesIn(original: string, language: string, read: (catalogue: string) => void): Record<string, string> {
  const messages = messagesOf(original);
  if (language === 'en' || ENGLISH_ONLY.test(original)) return messages;
  const file = original.replace(/en\.ts$/, `${language}.ts`);
  read(file);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: it translates ${path.basename(original)} beside it.`);
  const translated = messagesOf(file);
  if (agreeing.get(translated) === messages) return translated;
  const wrong = disagreements(messages, translated);
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}.`);
  agreeing.set(translated, messages);
  return translated;
}

/** Catalogues as they were read last: most modules of a package ask for the same one. */
const parsed = new Map<string, { text: string; messages: Record<string, string> }>();
/** Translations that were found to fit, with what they translate. */
const agreeing = new WeakMap<Record<string, string>, Record<string, string>>();

function messagesOf(file: string): Record<string, string> {
  const text = fs.readFileSync(file, 'utf8');
  const before = parsed.get(file);
  if (before?.text === text) return before.messages;
  const messages = sourceMessages(text, file);
  parsed.set(file, { text, messages });
  return messages;
}

function packageOf(file: string): string {
  const folder = path.dirname(file);
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : packageOf(folder);
}
