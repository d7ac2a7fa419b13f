import { languageIn } from 'shared/language';

/**
 * Every public page, as the sitemap names them: what search engines may list. Articles are many pages of one kind, so
 * the newest stands for all.
 *
 * @throws Error when the site names none
 */
export async function publicRoutes(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  // Those in English: the others are the same pages.
  const inEnglish = listed.filter((path) => languageIn(path).language === 'en');
  const isArticle = (path: string) => /^\/blogs\/./.test(path);
  const pages = inEnglish.filter((path) => !isArticle(path));
  if (pages.length === 0) throw new Error('The sitemap names no page.');
  const article = inEnglish.find(isArticle) ?? (await newestArticle(site));
  return article === undefined ? pages : [...pages, article];
}

async function newestArticle(site: string): Promise<string | undefined> {
  const list = await (await fetch(`${site}/blogs`)).text();
  return /href="(\/blogs\/[^"/?#]+)"/.exec(list)?.[1];
}
