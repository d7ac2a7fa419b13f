import type { LivePage } from 'shared/snapshot';

/**
 * The page of one article under the article's own title and description, for tabs, search results and link previews.
 * A page whose article does not exist, or cannot be had just now, stays out of search engines. Other pages are
 * returned as they are.
 *
 * @param answers of the API calls that the page declares, by path and query
 */
export function articlePage(page: LivePage, answers: Readonly<Record<string, unknown>>): LivePage {
  if (!page.data?.some((call) => call.includes('/posts?slug=:'))) return page;
  const answer = Object.entries(answers).find(([call]) => call.includes('/posts?slug='))?.[1];
  const [article] = Array.isArray(answer)
    ? (answer as { title?: { text?: string }; excerpt?: { text?: string } }[])
    : [];
  if (article?.title?.text === undefined) return { ...page, indexable: false };
  return { ...page, title: article.title.text, description: article.excerpt?.text || page.description };
}
