import type { Worded } from '#messages/placeholders.ts';
import { everyPart, type Part, partsOf } from '#messages/written.ts';

/** The messages of a page or a part of one, by name. */
export type Catalogue<Messages extends Record<string, string>> = {
  readonly [Name in keyof Messages]: Worded<Messages[Name]>;
};

/**
 * Messages in ICU's syntax, as components and the server use them. In a bundle nothing of this is left: the build puts
 * each message's words where it is named (`inlined.ts`). The origin runs it.
 *
 * @example
 * const messages = catalogue({ sent: 'A code is on its way to {phone}.' });
 * messages.sent({ phone: '98765 43210' }) // 'A code is on its way to 98765 43210.'
 * @throws Error for a message that is none
 */
export function catalogue<const Messages extends Record<string, string>>(written: Messages): Catalogue<Messages> {
  return Object.fromEntries(
    Object.entries(written).map(([name, message]) => {
      const parts = partsOf(message);
      const fixed = everyPart(parts).every(({ kind }) => kind === 'text');
      return [name, fixed ? wordsOf(parts, {}) : (values: Values) => wordsOf(parts, values)];
    }),
  ) as Catalogue<Messages>;
}

type Values = Record<string, unknown>;

const plurals = new Intl.PluralRules('en-IN');

function wordsOf(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'tag') throw new Error(`<${part.name}> needs a page to stand in.`);
      const value = values[part.name];
      if (part.kind === 'value') return String(value);
      const category = part.plural ? plurals.select(Number(value)) : String(value);
      const chosen =
        part.options.find(([selector]) => selector === `=${value}`) ??
        part.options.find(([selector]) => selector === category) ??
        part.options.at(-1);
      return wordsOf(chosen?.[1] ?? [], values);
    })
    .join('');
}
