import { endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';

/** A picture with the size that keeps its place while it loads. */
export const picture = z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type Picture = z.infer<typeof picture>;

/**
 * One article, in the shape of a WordPress post. `rendered` is safe HTML: whatever an editor pasted was cleaned by the
 * origin. The keys `text`, `reading_minutes`, `picture`, `reviewed` and `calculator` are the origin's own.
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
  /** Path of the calculator that belongs to the article. */
  calculator: z.string().nullable(),
});
export type Post = z.infer<typeof post>;

const whole = (least: number, most: number) => z.coerce.number().pipe(z.int().min(least).max(most));

/** Query of the list, with the names and bounds of WordPress. Names that are not here are ignored, as there. */
export const postQuery = z.object({
  page: whole(1, 100_000).default(1),
  per_page: whole(1, 100).default(10),
  /** Articles to pass over; goes before `page`, as in WordPress. */
  offset: whole(0, 1_000_000).optional(),
  search: z.string().max(200).default(''),
  slug: z.string().max(400).optional(),
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
