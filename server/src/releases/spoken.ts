import path from 'node:path';
import { isLanguage, type Language } from 'shared/language';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** Seen before: what a page's documents are kept by must be the same object each time. */
const seen = new WeakMap<ReleaseManifest, Map<Language, ReleaseManifest>>();

/**
 * A release as a page of this language loads it: with the files, pages and hashes of that language, or with the English
 * ones where it does not speak it.
 *
 * @param manifest as it stands in the store
 */
export function spokenIn(manifest: ReleaseManifest, language: Language): ReleaseManifest {
  const known = seen.get(manifest)?.get(language);
  if (known !== undefined) return known;
  const views = seen.get(manifest) ?? new Map<Language, ReleaseManifest>();
  seen.set(manifest, views);
  const { languages = {}, ...english } = manifest;
  const own = language === 'en' ? undefined : languages[language];
  const others = Object.keys(languages);
  const isEnglish = (file: string) => !others.some((name) => file.startsWith(`${name}/`));
  const isOwn = own === undefined ? isEnglish : (file: string) => file.startsWith(`${language}/`) || isPicture(file);
  const view: ReleaseManifest = {
    ...english,
    ...own,
    files: Object.fromEntries(Object.entries(manifest.files).filter(([file]) => isOwn(file) || isStarter(file))),
    language: own === undefined ? 'en' : language,
  };
  views.set(language, view);
  return view;
}

const isPicture = (file: string) => file.endsWith('.png');
/** The shell's first script holds no words: one serves all languages. */
const isStarter = (file: string) => file.startsWith('early.');

/** The server build of a release as it is seen in one language. @param folder of the release */
export const serverFileOf = ({ language = 'en' }: ReleaseManifest, folder: string): string =>
  path.join(folder, 'server', language === 'en' ? '' : language, 'server.cjs');

/** A release in each language that it speaks, English first. */
export const viewsOf = (manifest: ReleaseManifest): ReleaseManifest[] => [
  spokenIn(manifest, 'en'),
  ...Object.keys(manifest.languages ?? {})
    .filter(isLanguage)
    .map((language) => spokenIn(manifest, language)),
];
