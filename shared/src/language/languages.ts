/** The languages that the site can have, each with its tag and its own name for itself. All texts stand in English. */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
  kn: { tag: 'kn-IN', name: 'ಕನ್ನಡ' },
  mr: { tag: 'mr-IN', name: 'मराठी' },
  ta: { tag: 'ta-IN', name: 'தமிழ்' },
  te: { tag: 'te-IN', name: 'తెలుగు' },
  bn: { tag: 'bn-IN', name: 'বাংলা' },
  gu: { tag: 'gu-IN', name: 'ગુજરાતી' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** What addresses of a language begin with: '' for English, `/hi` for Hindi. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/**
 * The address of a page in a language.
 *
 * @param address of the English page, such as `/sipcalculator?years=5`
 * @returns `/hi/sipcalculator?years=5`
 */
export const addressIn = (language: Language, address: string): string => {
  const prefix = prefixOf(language);
  return prefix !== '' && address.startsWith('/') ? prefix + address.replace(/^\/(?=$|[?#])/, '') : address;
};

/** Takes an address apart: `/hi/sipcalculator?years=5` is Hindi, and `/sipcalculator?years=5` in English. */
export function languageIn(address: string): { language: Language; address: string } {
  const found = /^\/([a-z]{2})(?=[/?#]|$)/.exec(address);
  const language = found?.[1] ?? '';
  if (language === 'en' || !isLanguage(language)) return { language: 'en', address };
  // One slash alone: two, or one with a backslash, would be the address of another host.
  return { language, address: address.slice(language.length + 1).replace(/^[/\\]*/, '/') };
}
