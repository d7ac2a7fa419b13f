import type { Post } from 'shared/contract/post';
import { LANGUAGES, type Language } from 'shared/language';

/**
 * All articles for a page in one language: in that language where there is a translation, marked as English where there
 * is none.
 *
 * @param own the translations; each stands in for the article of the same name
 */
export function inLanguage(posts: readonly Post[], language: Language, own: readonly Post[]): readonly Post[] {
  if (language === 'en') return posts;
  const known = new Map(own.map((post) => [post.slug, post]));
  return posts.map((post) => known.get(post.slug) ?? { ...post, lang: LANGUAGES.en.tag });
}
