import { isLanguage, type Language } from '#language/languages.ts';

/** What `site.json` says in one language: a text may be given as one for each, `{ "en": …, "hi": … }`. */
export function textsIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => textsIn(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const texts = value as Record<string, unknown>;
  if (typeof texts.en === 'string' && Object.keys(texts).every(isLanguage)) return texts[language] ?? texts.en;
  return Object.fromEntries(Object.entries(texts).map(([key, inside]) => [key, textsIn(inside, language)]));
}
