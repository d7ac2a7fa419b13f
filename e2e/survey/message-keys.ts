import type { Source } from '#survey/sources.ts';
import { sourceMessages } from '../../shared/src/messages/source-messages.ts';

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a key is nothing but the first words of its text, so that it lies as soon as the text changes. */
export function isFirstWords(key: string, message: string): boolean {
  const words = letters(message.replace(/\{\w+\}|<[^>]*>/g, ' '));
  return letters(key).length > 0 && words.startsWith(letters(key));
}

/** Keys of the English messages, and how many of them are the first words of their text. */
export function messageKeys(sources: readonly Pick<Source, 'file' | 'text'>[]): { all: number; firstWords: number } {
  const catalogues = sources.filter(({ file }) => file.endsWith('messages.en.ts'));
  const messages = catalogues.flatMap(({ file, text }) => Object.entries(sourceMessages(text, file)));
  return { all: messages.length, firstWords: messages.filter(([key, message]) => isFirstWords(key, message)).length };
}
