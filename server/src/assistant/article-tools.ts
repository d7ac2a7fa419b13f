import type { Post } from 'shared/contract/post';
import type { ReadArticle } from '#assistant/check/check-sentence.ts';
import { readable } from '#assistant/check/readable.ts';
import { Sentences } from '#assistant/check/sentences.ts';
import { answerQuery } from '#content/answer-query.ts';
import { textOf } from '#content/text-of.ts';

const MOST_FOUND = 5;
const LONGEST_TEXT = 12_000;
const LONGEST_SEARCH = 200;

/** Titles of the articles that hold all of these words, newest first. */
export function foundArticles(posts: readonly Post[], words: string): object[] {
  const search = words.slice(0, LONGEST_SEARCH);
  const { posts: found } = answerQuery(posts, { search, page: 1, per_page: MOST_FOUND });
  return found.map(({ slug, title, excerpt }) => ({ slug, title: title?.text, excerpt: excerpt?.text }));
}

/** An article as the model reads it. */
export const textOfArticle = ({ content }: Post): string => textOf(content.rendered).slice(0, LONGEST_TEXT);

/** What an article lets be said: its sentences with figures word for word, and its plain words. */
export function toQuote(text: string): ReadArticle {
  const sentences = new Sentences();
  const whole = [...sentences.add(text), sentences.end().last ?? ''];
  const quotes = whole.map(readable).filter((quote) => quote !== null);
  const words = text.match(/(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/gu) ?? [];
  return { quotes: new Set(quotes.filter((quote) => /\p{Nd}/u.test(quote))), words: new Set(words) };
}
