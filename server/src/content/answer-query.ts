import type { Post, PostQuery } from 'shared/contract/post';
import { LANGUAGES, type Language } from 'shared/language';
import { decodeSlug } from '#content/slug.ts';
import { textOf } from '#content/text-of.ts';

export interface Answer {
  posts: Partial<Post>[];
  total: number;
  totalPages: number;
}

/** Filters, searches, pages and trims, as WordPress would. A page past the end is an empty list. */
export function answerQuery(posts: readonly Post[], query: PostQuery): Answer {
  const words = wordsOf(query.search);
  const named = query.slug?.split(',').map((slug) => postOf(posts, decodeSlug(slug).normalize()));
  const inOrder = query.near === undefined ? posts : nearest(posts, decodeSlug(query.near).normalize());
  const found = inOrder.filter(
    (post) => (named?.includes(post) ?? true) && isAbout(post, query.topic?.trim() ?? '') && mentions(post, words),
  );
  const start = query.offset ?? (query.page - 1) * query.per_page;
  const end = start + query.per_page + (query.more === undefined ? 0 : 1);
  return {
    posts: found.slice(start, end).map((post) => trimmed(post, query._fields)),
    total: found.length,
    totalPages: Math.ceil(found.length / query.per_page),
  };
}

/** The article of a name, else the one that had it before. */
const postOf = (posts: readonly Post[], slug: string): Post | undefined =>
  posts.find((post) => post.slug.normalize() === slug) ??
  posts.find(({ former }) => former?.some((name) => name.normalize() === slug));

/** All articles but one, those first that share the most topics with it. Among equals the order stays: the newest first. */
function nearest(posts: readonly Post[], slug: string): Post[] {
  const topics = posts.find((post) => post.slug.normalize() === slug)?.topics ?? [];
  const shared = (post: Post) => post.topics.filter((topic) => topics.includes(topic)).length;
  return posts.filter((post) => post.slug.normalize() !== slug).sort((a, b) => shared(b) - shared(a));
}

const isAbout = ({ topics }: Post, topic: string) => topic === '' || topics.some((one) => alike(one) === alike(topic));

/**
 * In small letters and one spelling: Hindi keyboards write the dot below a letter as a part of it, or behind it; WordPress
 * makes curly quotes of the straight ones that readers type; Latin letters count without their accents, and joiners
 * and soft hyphens, which nobody sees, not at all.
 */
const alike = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’‚‛ʼ′´`]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .toLocaleLowerCase('en-IN');

/** Words of a search; what stands in quotes is one, as in WordPress. A quote without its other half is left out. */
const wordsOf = (search: string): string[] =>
  (alike(search).match(/"[^"]*[^"\s][^"]*"|\S+/g) ?? []).map((word) => {
    const bare = word
      .replace(/^['"]+|['"]+$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return bare || word;
  });

const searchable = new WeakMap<Post, string>();

function mentions(post: Post, words: string[]): boolean {
  if (words.length === 0) return true;
  let text = searchable.get(post);
  if (text === undefined) {
    text = alike(`${post.title.text} ${post.topics.join(' ')} ${textOf(post.content.rendered)}`);
    searchable.set(post, text);
  }
  return words.every((word) => text.includes(word));
}

/** `id,title.text` keeps `{ id, title: { text } }`; names that do not exist are ignored, as in WordPress. */
function trimmed(post: Post, fields: string | undefined): Partial<Post> {
  const names =
    fields
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  if (names.length === 0) return post;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(post)) {
    const parts = names.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1));
    // Whoever shows a part of it must know in which language that is.
    if (names.includes(key) || key === 'lang') kept[key] = value;
    else if (parts.length > 0 && typeof value === 'object' && value !== null) {
      kept[key] = Object.fromEntries(Object.entries(value).filter(([part]) => parts.includes(part)));
    }
  }
  return kept;
}

/**
 * All articles for a page in one language: in that language where there is a translation or the article itself is in it,
 * and marked with their own where not. What has no language of its own is English.
 *
 * @param own the translations; each stands in for the article of the same name
 */
export function inLanguage(posts: readonly Post[], language: Language, own: readonly Post[]): readonly Post[] {
  const known = new Map(own.map((post) => [post.slug, post]));
  const { tag } = LANGUAGES[language];
  return posts.map((post) => {
    const { lang = LANGUAGES.en.tag, ...rest } = post;
    if (lang === tag) return post.lang === undefined ? post : rest;
    return known.get(post.slug) ?? (lang === post.lang ? post : { ...post, lang });
  });
}
