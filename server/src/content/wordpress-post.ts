import type { Picture, Post } from 'shared/contract/post';
import { formatDate } from 'shared/format/date';
import { z } from 'zod';
import { withoutFurniture } from '#content/furniture.ts';
import { sanitise } from '#content/sanitise.ts';
import { shortcodesIn, textWithoutShortcodes } from '#content/shortcodes.ts';
import { articlePath, decodeSlug } from '#content/slug.ts';
import { asHtml, readingMinutes, shortened, textOf } from '#content/text-of.ts';
import { parsed, written } from '#content/tree.ts';
import { imageAddressOf } from '#content/wordpress-images.ts';

const rendered = z.object({ rendered: z.string(), protected: z.boolean().default(false) });
const size = z.coerce.number().pipe(z.int().min(1).max(20_000));

const wordPressItem = z.object({
  id: z.int(),
  slug: z.string().max(400),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)
    .refine((date) => !Number.isNaN(Date.parse(date))),
  modified: z.string().optional(),
  status: z.string().default('publish'),
  link: z.string().optional(),
  title: rendered,
  content: rendered,
  excerpt: rendered.optional().catch(undefined),
  _embedded: z
    .object({
      'wp:featuredmedia': z
        .array(
          z.object({
            source_url: z.string(),
            alt_text: z.string().default(''),
            media_details: z.object({ width: size, height: size }),
          }),
        )
        .optional()
        .catch(undefined),
      'wp:term': z
        .array(z.array(z.object({ name: z.string(), slug: z.string() })))
        .default([])
        .catch([]),
    })
    .optional()
    .catch(undefined),
});

/**
 * One item of WordPress's answer as an article; null for what is no post, is not published, or needs a password.
 *
 * @param base address of the WordPress
 */
export function wordPressPost(item: unknown, base: string): Post | null {
  const read = wordPressItem.safeParse(recordedShape(item));
  if (!read.success || read.data.content.protected || read.data.status !== 'publish') return null;
  const { id, date, modified, title, content, excerpt, _embedded } = read.data;
  // Imported posts can lack a slug; without an address nobody could read them.
  const slug = decodeSlug(read.data.slug) || `post-${id}`;
  const link = read.data.link ?? `${base.replace(/\/+$/, '')}/`;
  const imageAddress = imageAddressOf(base, link);
  const body = sanitise(content.rendered, { base: safeBase(link, base), imageAddress, plugins: true });
  const text = textOf(body);
  const name = shortened(textOf(title.rendered), 500) || `Untitled article of ${formatDate(date.slice(0, 10))}`;
  const summary = shortened(excerptOf(excerpt?.rendered ?? '', content.rendered, text) || text, 220);
  return {
    id,
    slug,
    date: date.slice(0, 19),
    modified: (modified ?? date).slice(0, 19),
    status: 'publish',
    type: 'post',
    link: articlePath(slug),
    title: { rendered: asHtml(name), text: name },
    content: { rendered: body, protected: false },
    excerpt: { rendered: summary === '' ? '' : `<p>${asHtml(summary)}</p>`, text: summary, protected: false },
    reading_minutes: readingMinutes(text),
    picture: featured(_embedded?.['wp:featuredmedia']?.[0], imageAddress),
    reviewed: null,
    calculator: null,
    author: null,
    topics: topicsOf(_embedded?.['wp:term'] ?? []),
    calculators: [],
  };
}

/**
 * WordPress's excerpt as text. Its sign that it was cut becomes an ellipsis, or goes where nothing is missing.
 *
 * @param text the article's own text
 */
function excerptOf(html: string, content: string, text: string): string {
  const tree = parsed(html);
  withoutFurniture(tree);
  const excerpt = textOf(written(tree));
  const [mark = ''] = /\s*(?:\[(?:…|\.\.\.)\]|…)$/.exec(excerpt) ?? [];
  const whole = excerpt.slice(0, excerpt.length - mark.length);
  const words = whole.includes('[') ? textWithoutShortcodes(whole, shortcodesIn(content)) : whole;
  return words === '' || mark === '' || words === text ? words : `${words}…`;
}

/** Names of categories and tags, but for the category of posts that were given none. */
const topicsOf = (terms: { name: string; slug: string }[][]): string[] => [
  ...new Set(
    terms.flat().flatMap(({ name, slug }) => (slug === 'uncategorized' ? [] : shortened(textOf(name), 40) || [])),
  ),
];

/** Answers of the API that the site does not ask for by name (no date, no slug) still make an article. */
function recordedShape(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  return {
    date: '1970-01-01T00:00:00',
    slug: `post-${String(item.id)}`,
    title: { rendered: '' },
    content: { rendered: '' },
    ...item,
  };
}

function safeBase(link: string, base: string): string {
  return URL.canParse(link) && /^https?:/.test(link) ? link : base;
}

interface Media {
  source_url: string;
  alt_text: string;
  media_details: { width: number; height: number };
}

function featured(media: Media | undefined, imageAddress: (src: string) => string | null): Picture | null {
  const src = media === undefined ? null : imageAddress(media.source_url);
  if (media === undefined || src === null) return null;
  return { src, width: media.media_details.width, height: media.media_details.height, alt: textOf(media.alt_text) };
}
