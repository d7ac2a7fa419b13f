import type { Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import { readSite } from '#site/read-site.ts';

/** The firm's facts in every language that it offers. */
export type FirmSites = { en: SiteFacts } & Partial<Record<Language, SiteFacts>>;

/** @throws Error as `readSite` does */
export function readFirmSites(file: string): FirmSites {
  const en = readSite(file);
  const others = (en.languages ?? []).map((language) => [language, readSite(file, language)]);
  return { en, ...Object.fromEntries(others) };
}

export const siteIn = (sites: FirmSites, language: Language): SiteFacts => sites[language] ?? sites.en;

/** The languages that the firm offers, English first. */
export const offeredBy = ({ en }: FirmSites): Language[] => ['en', ...(en.languages ?? [])];
