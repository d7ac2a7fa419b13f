import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

/** A picture with the size that keeps its place while it loads. */
export const picture = z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type Picture = z.infer<typeof picture>;

/** Who wrote an article, with what this person does at the firm, and the portrait of a leader of this name. */
const author = z.object({
  name: z.string(),
  role: z.string(),
  portrait: z.object({ file: z.string(), alt: z.string() }).optional(),
});

/**
 * One article, in the shape of a WordPress post. `rendered` is safe HTML: whatever an editor pasted was cleaned by the
 * origin. The keys `text`, `reading_minutes`, `picture`, `reviewed`, `calculator`, `author`, `topics` and
 * `calculators` are the origin's own; the last three have defaults, for copies that were kept before there were any.
 */
export const post = z.object({
  id: z.int(),
  /** Readable, never percent-encoded. */
  slug: z.string(),
  /** Local date and time of the firm, `2024-04-17T14:30:00`. */
  date: z.string(),
  modified: z.string(),
  status: z.literal('publish'),
  type: z.literal('post'),
  /** Path of the article on this site. */
  link: z.string(),
  title: z.object({ rendered: z.string(), text: z.string() }),
  content: z.object({ rendered: z.string(), protected: z.literal(false) }),
  excerpt: z.object({ rendered: z.string(), text: z.string(), protected: z.literal(false) }),
  reading_minutes: z.int(),
  picture: picture.nullable(),
  /** Day of the last review, where the article states one. */
  reviewed: z.iso.date().nullable(),
  /** Path of the first of `calculators`, for releases that know of one only. */
  calculator: z.string().nullable(),
  /** Null where the firm as a whole stands for it. */
  author: author.nullable().default(null),
  /** What the article is about, such as `SIP`, categories and tags in WordPress; articles that share one are read next. */
  topics: z.array(z.string()).default([]),
  /** Pages on which its examples can be tried, as links with the figures: `/sipcalculator?monthly=5000&years=10`. */
  calculators: z.array(z.string()).default([]),
  /** Tag of its language, where that is not the one of the page that asks. */
  lang: z.string().optional(),
  /** Names that it had before, for WordPress's articles alone: `slug=` finds it by them too. */
  former: z.array(z.string()).optional(),
});
export type Post = z.infer<typeof post>;

const whole = (least: number, most: number) => z.coerce.number().pipe(z.int().min(least).max(most));

/** Query of the list, with the names and bounds of WordPress. Names that are not here are ignored, as there. */
export const postQuery = z.object({
  /** An empty one is the first page: a page's declared call has it so where its address says none. */
  page: z.preprocess((page) => (page === '' ? 1 : page), whole(1, 100_000)).default(1),
  per_page: whole(1, 100).default(10),
  /** Articles to pass over; goes before `page`, as in WordPress. */
  offset: whole(0, 1_000_000).optional(),
  search: z.string().max(200).default(''),
  slug: z.string().max(400).optional(),
  /** The origin's own: articles with this among their `topics`. */
  topic: z.string().max(200).optional(),
  /** The origin's own: all articles but this one, those first that share the most topics with it. */
  near: z.string().max(400).optional(),
  /** The origin's own, `1`: one article more than `per_page`, which tells whether there is a next page. */
  more: z.literal('1').optional(),
  /** Names to send, comma-separated; `title.text` picks a part. All of them unless told. */
  _fields: z.string().max(400).optional(),
});
export type PostQuery = z.infer<typeof postQuery>;

/** `X-WP-Total` and `X-WP-TotalPages` tell how many there are. Failures of the firm's WordPress end in an empty list. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/wp-json/wp/v2/posts',
  answer: z.array(post.partial()),
});
