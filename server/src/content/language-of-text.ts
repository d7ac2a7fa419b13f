import { LANGUAGES, type Language } from 'shared/language';

/** Scripts of the languages that the site can have, but for English. */
const SCRIPTS: readonly [RegExp, Language][] = [
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
];
/** Written in the script of Hindi: "is", "and", "not", which no text in Marathi is without. */
const MARATHI = /(?<!\p{L})(?:आहे|आणि|नाही)(?!\p{L})/u;
/** So much of a text tells. */
const ENOUGH = 4_000;

/** Tag of the language of a text by the script of most of its letters; undefined for English and what is not known. */
export function languageOfText(text: string): string | undefined {
  const some = text.slice(0, ENOUGH);
  const letters = some.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const [, language] = SCRIPTS.find(([script]) => (some.match(script)?.length ?? 0) > letters / 2) ?? [];
  if (language === undefined) return undefined;
  return LANGUAGES[language === 'hi' && MARATHI.test(some) ? 'mr' : language].tag;
}
