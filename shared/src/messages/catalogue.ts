import type { ReactNode } from 'react';
import type { Language } from '#language/languages.ts';
import { everyPart, type Part, partsOf } from '#messages/written.ts';

/** The messages of a page or a part of one, by name. */
export type Catalogue<Messages extends Record<string, string>> = {
  readonly [Name in keyof Messages]: Worded<Messages[Name]>;
};

/** Of a translation: whether a native reader has read it and signed for it. */
export interface Signed {
  reviewed: boolean;
}

/**
 * Messages in ICU's syntax, as components and the server use them. In a bundle nothing of this is left: the build puts
 * each message's words where it is named (`inlined.ts`). The origin runs it.
 *
 * @example
 * const messages = catalogue({ sent: 'A code is on its way to {phone}.' });
 * messages.sent({ phone: '98765 43210' }) // 'A code is on its way to 98765 43210.'
 * @throws Error for a message that is none
 */
export function catalogue<const Messages extends Record<string, string>>(
  written: Messages,
  _signed?: Signed,
): Catalogue<Messages> {
  const english = worded(written);
  const messages = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(written).map((name) => [
        name,
        { enumerable: true, get: () => translations.get(messages)?.get(spokenNow())?.[name] ?? english[name] },
      ]),
    ),
  );
  return messages as Catalogue<Messages>;
}

type Words = Record<string, string | ((values: Values) => string)>;

const worded = (written: Record<string, string>): Words =>
  Object.fromEntries(
    Object.entries(written).map(([name, message]) => {
      const parts = partsOf(message);
      const fixed = everyPart(parts).every(({ kind }) => kind === 'text');
      return [name, fixed ? wordsOf(parts, {}) : (values: Values) => wordsOf(parts, values)];
    }),
  );

const translations = new WeakMap<object, Map<Language, Words>>();
/** Of fixed messages, what they are in other languages, by their English. */
const said = new Map<string, Map<Language, string>>();
let source: () => Language = () => 'en';

/** The language in which a message is read at this moment: on the origin that of the visitor who is being answered. */
export const spokenNow = (): Language => source();

/** Has messages be read in the language that this says. */
export function speak(language: () => Language): void {
  source = language;
}

/** Has the messages of a catalogue be read in another language too, as far as `translated` has them. */
export function translate(messages: object, language: Language, translated: object): void {
  const known = translations.get(messages) ?? new Map<Language, Words>();
  translations.set(messages, known.set(language, { ...translated } as Words));
  for (const [name, words] of Object.entries(translated)) {
    const english: unknown = Reflect.get(messages, name);
    if (typeof words !== 'string' || typeof english !== 'string') continue;
    said.set(english, (said.get(english) ?? new Map<Language, string>()).set(language, words));
  }
}

/** A text that was made of a fixed message before its reader was known, in the reader's language. */
export const saidAgain = (english: string): string => said.get(english)?.get(spokenNow()) ?? english;

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

/** What a message's placeholders are, read from its words: `{name}` takes a text, a plural takes a number. */
type Found = Record<string, string | number>;

/** Reads to the end of a message, or to the `}` that closes the option it stands in: `[what was found, the rest]`. */
type Message<Words extends string, So extends Found> = Words extends `${infer Before}}${infer Rest}`
  ? Before extends `${string}{${string}`
    ? Words extends `${string}{${infer After}`
      ? Argument<After, So> extends [infer Now extends Found, infer Left extends string]
        ? Message<Left, Now>
        : never
      : never
    : [So, Rest]
  : [So, ''];

type Argument<Words extends string, So extends Found> = Words extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}`
    ? Words extends `${Name}, ${Kind}, ${infer Body}`
      ? Options<Body, So & Record<Name, Kind extends 'plural' ? number : string>>
      : never
    : [So & Record<Head, string | number>, Rest]
  : never;

type Options<Words extends string, So extends Found> = Words extends ` ${infer Rest}`
  ? Options<Rest, So>
  : Words extends `}${infer Rest}`
    ? [So, Rest]
    : Words extends `${string}{${infer Inside}`
      ? Message<Inside, So> extends [infer Now extends Found, infer Left extends string]
        ? Options<Left, Now>
        : never
      : never;

type Tags<Words extends string> = Words extends `${string}<${infer Name}>${infer Rest}`
  ? Name extends `/${string}`
    ? Tags<Rest>
    : Name | Tags<Rest>
  : never;

// biome-ignore lint/complexity/noBannedTypes: nothing found yet; an index signature would allow every name.
type Placeholders<Words extends string> = Message<Words, {}>[0];

/** How a component uses a message: words alone, a function of what its placeholders take, or one of elements too. */
export type Worded<Words extends string> = [Tags<Words>] extends [never]
  ? keyof Placeholders<Words> extends never
    ? string
    : (values: { [Name in keyof Placeholders<Words>]: Placeholders<Words>[Name] }) => string
  : (
      values: {
        [Name in keyof Placeholders<Words>]: string extends Placeholders<Words>[Name]
          ? ReactNode
          : Placeholders<Words>[Name];
      } & { [Name in Tags<Words>]: (words: ReactNode) => ReactNode },
    ) => ReactNode;
