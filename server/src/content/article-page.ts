import type { LivePage } from 'shared/snapshot';

/**
 * The page of one article under the article's own title and description, for tabs, search results and link previews.
 * A page whose article does not exist, or cannot be had just now, stays out of search engines. Other pages are
 * returned as they are.
 *
 * @param answers of the API calls that the page declares, by path and query
 */
export function articlePage(page: LivePage, answers: Readonly<Record<string, unknown>>): LivePage {
  if (!isArticle(page)) return page;
  const answer = articleAnswer(answers);
  const [article] = Array.isArray(answer)
    ? (answer as { title?: { text?: string }; excerpt?: { text?: string } }[])
    : [];
  if (article?.title?.text === undefined) return { ...page, indexable: false };
  return { ...page, title: article.title.text, description: article.excerpt?.text || page.description };
}

/** True when the page is an article's and the articles could be asked: there is none of that name. */
export function isUnknownArticle(page: LivePage, answers: Readonly<Record<string, unknown>>): boolean {
  const answer = articleAnswer(answers);
  return isArticle(page) && Array.isArray(answer) && answer.length === 0;
}

const isArticle = (page: LivePage) => page.data?.some((call) => call.includes('/posts?slug=:')) === true;

const articleAnswer = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).find(([call]) => call.includes('/posts?slug='))?.[1];
