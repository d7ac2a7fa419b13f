import type { Post } from 'shared/contract/post';
import type { LivePage } from 'shared/snapshot';

/** Whether a page is that of each article. */
export const isArticles = (page: LivePage): boolean =>
  page.data?.some((call) => call.includes('/posts?slug=:')) === true;

/**
 * The article that a page's address names; 'unknown' when there is none of that name, 'unavailable' when the articles
 * cannot be asked just now, null for a page that is no article's.
 *
 * @param answers of the API calls that the page declares, by path and query
 */
export function articleOf(
  page: LivePage,
  answers: Readonly<Record<string, unknown>>,
): Post | 'unknown' | 'unavailable' | null {
  if (!isArticles(page)) return null;
  const answer = Object.entries(answers).find(([call]) => call.includes('/posts?slug='))?.[1];
  if (!Array.isArray(answer)) return 'unavailable';
  const [article] = answer as Post[];
  return article === undefined ? 'unknown' : article;
}

/** The page of one article under the article's own title and description, for tabs, search results and link previews. */
export const articlePage = (page: LivePage, article: Post | null): LivePage =>
  article === null
    ? page
    : { ...page, title: article.title.text, description: article.excerpt.text || page.description };
