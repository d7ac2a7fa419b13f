import type { Picture, Post } from 'shared/contract/post';

/** What a list shows of an article. */
export interface PostSummary {
  slug: string;
  title: string;
  date: string;
  excerpt: string;
  minutes: number;
  picture: Picture | null;
  topics: readonly string[];
  /** Where it is not the page's. */
  lang: string | undefined;
}

/** An article to read. */
export interface Article extends PostSummary {
  /** HTML that the origin has cleaned. */
  html: string;
  reviewed: string | null;
  author: Post['author'];
  /** Links to calculators with the article's figures. */
  calculators: readonly string[];
}

/** Reads the origin's answer by hand, since zod is too heavy for a public page. Items that are no article are left out. */
export function readSummaries(answer: unknown): PostSummary[] {
  if (!Array.isArray(answer)) throw new Error('The posts call did not answer with an array.');
  return answer.flatMap((item: Partial<Post> | null) => {
    const title = item?.title?.text;
    if (typeof item?.slug !== 'string' || typeof title !== 'string' || typeof item.date !== 'string') return [];
    const { slug, date, excerpt, reading_minutes: minutes, picture } = item;
    return [
      {
        ...{ slug, title, date, excerpt: excerpt?.text ?? '', minutes: minutes ?? 1 },
        ...{ picture: picture ?? null, topics: item.topics ?? [], lang: item.lang },
      },
    ];
  });
}

/** The first item of the origin's answer as an article; null when there is none. */
export function readArticle(answer: unknown): Article | null {
  const [summary] = readSummaries(answer);
  const [item] = answer as Partial<Post>[];
  if (summary === undefined || item === undefined) return null;
  return {
    ...summary,
    html: item.content?.rendered ?? '',
    reviewed: item.reviewed ?? null,
    author: item.author ?? null,
    calculators: item.calculators ?? [],
  };
}
