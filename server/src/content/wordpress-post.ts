import type { Picture, Post } from 'shared/contract/post';
import { formatDate } from 'shared/format/date';
import { INDIA_OFFSET_MS } from 'shared/format/india-time';
import { z } from 'zod';
import { withoutWaysOn } from '#content/furniture.ts';
import { languageOfText } from '#content/language-of-text.ts';
import { sanitise } from '#content/sanitise.ts';
import { shortcodesIn, textWithoutShortcodes } from '#content/shortcodes.ts';
import { articlePath, decodeSlug } from '#content/slug.ts';
import { asHtml, readingMinutes, shortened, textOf } from '#content/text-of.ts';
import { parsed, written } from '#content/tree.ts';
import { isPost } from '#content/wordpress-answer.ts';
import { imageAddressOf } from '#content/wordpress-pictures.ts';
import { speakingTo } from '#http/page-language.ts';

/** WordPress's `{ rendered }`; a plain string, as some plugins make of it; nothing for anything else. */
const rendered = z
  .union([
    z.object({ rendered: z.string(), protected: z.boolean().default(false).catch(false) }),
    z.string().transform((text) => ({ rendered: text, protected: false })),
  ])
  .catch({ rendered: '', protected: false });
const size = z.coerce.number().pipe(z.int().min(2).max(20_000));
const sized = z.object({ width: size, height: size });
/** As lists show pictures; pages make room for the picture's own shape once it is there. */
const UNKNOWN_SIZE = { width: 1200, height: 675 };
const words = z.string().optional().catch(undefined);

/** Only the number must be there: a field that is missing, or of another kind, costs itself and no article. */
const wordPressItem = z.object({
  id: z.coerce.number().pipe(z.int().min(1)),
  slug: z.string().max(400).catch(''),
  date: words,
  date_gmt: words,
  modified: words,
  modified_gmt: words,
  status: z.string().catch('publish'),
  link: words,
  title: rendered,
  content: rendered,
  excerpt: rendered,
  _embedded: z
    .object({
      'wp:featuredmedia': z
        .array(
          z.object({
            source_url: z.string(),
            alt_text: z.string().catch(''),
            // Of an SVG, and of what stands elsewhere, WordPress often knows none.
            media_details: z
              .union([sized, z.object({ sizes: z.object({ full: sized }) }).transform(({ sizes }) => sizes.full)])
              .catch(UNKNOWN_SIZE),
          }),
        )
        .optional()
        .catch(undefined),
      'wp:term': z
        .array(
          z
            .array(z.object({ name: z.string(), slug: z.string().catch(''), taxonomy: z.string().catch('category') }))
            .catch([]),
        )
        .default([])
        .catch([]),
      /** Pictures that shortcodes of the text name by number, as `WordPressEmbeds` has asked for them. */
      numbered: z
        .array(z.object({ id: z.coerce.number(), source_url: z.string(), alt_text: z.string().catch('') }))
        .default([])
        .catch([]),
    })
    .optional()
    .catch(undefined),
});

/** Whether an item is a post that its author keeps from readers: one that is not published, or needs a password. */
export function isHidden(item: unknown): boolean {
  const read = wordPressItem.safeParse(item);
  return read.success && (read.data.content.protected || read.data.status !== 'publish');
}

/**
 * One item of WordPress's answer as an article; null for what is no post, is not published, or needs a password.
 *
 * @param base address of the WordPress
 * @param places fragments by which other articles lead into it
 * @param publicUrl this site's own address
 */
export function wordPressPost(
  item: unknown,
  base: string,
  { places, publicUrl }: { places?: Iterable<string> | undefined; publicUrl?: string | undefined } = {},
): Post | null {
  const read = wordPressItem.safeParse(item);
  if (!read.success || !isPost(item) || isHidden(item)) return null;
  const { id, title, content, excerpt, _embedded } = read.data;
  const { date, modified } = timesOf(read.data);
  // Imported posts can lack a slug; without an address nobody could read them.
  const slug = decodeSlug(read.data.slug) || `post-${id}`;
  const link = read.data.link ?? withoutLogIn(`${base.replace(/\/+$/, '')}/`);
  const imageAddress = imageAddressOf(base, link, publicUrl);
  const numbered = new Map(
    _embedded?.numbered.map((each) => [each.id, { src: each.source_url, alt: textOf(each.alt_text) }]),
  );
  const rules = { base: safeBase(link, withoutLogIn(base)), imageAddress, numbered, places };
  const body = sanitise(content.rendered, { ...rules, plugins: true });
  const text = textOf(body);
  const name = shortened(textOf(title.rendered), 500) || untitled(date.slice(0, 10));
  const summary = shortened(
    excerptOf(excerpt.rendered, { page: rules.base, content: content.rendered, text }) || text,
    220,
  );
  return {
    id,
    slug,
    date,
    modified,
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
    lang: languageOfText(`${name} ${text}`),
  };
}

type Times = Partial<Record<'date' | 'date_gmt' | 'modified' | 'modified_gmt', string | undefined>>;

/** The same for everybody, whoever's visit had the article read. */
const untitled = (day: string): string => speakingTo('en', () => `Untitled article of ${formatDate(day)}`);

/** Local times of the firm. What no time at all tells stands last in the list, as of 1970. */
function timesOf({ date, date_gmt, modified, modified_gmt }: Times): { date: string; modified: string } {
  const changed = localTime(modified) ?? localTime(modified_gmt, 'Z');
  const written = localTime(date) ?? localTime(date_gmt, 'Z') ?? changed ?? '1970-01-01T00:00:00';
  // A post that was written ahead was changed for the last time before it appeared.
  return { date: written, modified: changed !== null && changed > written ? changed : written };
}

/**
 * `2024-04-17T14:30:00` on India's clock, or null. A time with a zone is moved there; one without is the site's own.
 *
 * @param zone of a time that names none
 */
function localTime(told: string | undefined, zone = ''): string | null {
  const [, day, time = '', own = ''] =
    /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i.exec(
      told ?? '',
    ) ?? [];
  const at = Date.parse(`${day}T${time || '00:00'}${own || zone || 'Z'}`);
  if (Number.isNaN(at)) return null;
  const moved = own === '' && zone === '' ? at : at + INDIA_OFFSET_MS;
  return new Date(moved).toISOString().slice(0, 19);
}

/**
 * WordPress's excerpt as text; nothing for one that it has cut out of what a plugin put before the text. Its sign that
 * it was cut becomes an ellipsis, or goes where nothing is missing.
 *
 * @param of the article: its address at the WordPress, its HTML as it came, and its own text
 */
function excerptOf(html: string, { page, content, text }: { page: string; content: string; text: string }): string {
  const tree = parsed(html);
  withoutWaysOn(tree, page);
  const excerpt = textOf(written(tree));
  const [mark = ''] = /\s*(?:\[(?:…|\.\.\.)\]|…)$/.exec(excerpt) ?? [];
  const whole = excerpt.slice(0, excerpt.length - mark.length);
  const isBracketed = whole.includes('[');
  if (whole !== '' && !isBracketed && !text.startsWith(whole) && textOf(content).startsWith(whole)) return '';
  const words = isBracketed ? textWithoutShortcodes(whole, shortcodesIn(content)) : whole;
  return words === '' || mark === '' || words === text ? words : `${words}…`;
}

/** What WordPress calls the category of posts that were given none, by its slug or in a language of its readers. */
const UNSORTED = /^(?:uncategori[sz]ed|un-?sorted|general-uncategorized)(?:-\d+|-[a-z]{2})?$/i;
const UNSORTED_NAMES = new Set(
  ['बिना श्रेणी', 'बिना श्रेणी के', 'अवर्गीकृत', 'श्रेणीरहित', 'ವರ್ಗೀಕರಿಸದ', 'ವರ್ಗೀಕರಿಸದವು', 'ವರ್ಗೀಕರಿಸಿಲ್ಲ'].map((name) =>
    name.normalize(),
  ),
);

interface Term {
  name: string;
  slug: string;
  taxonomy: string;
}

/** Names of categories and tags, but for the category of posts that were given none; no formats and languages. */
const topicsOf = (terms: Term[][]): string[] => [...new Set(slugsAndTopics(terms).map(([, topic]) => topic))];

const slugsAndTopics = (terms: Term[][]): (readonly [slug: string, topic: string])[] =>
  terms.flat().flatMap(({ name, slug, taxonomy }) => {
    const words = textOf(name).normalize();
    const isTopic = taxonomy === 'category' || taxonomy === 'post_tag';
    const isNone = !isTopic || [slug, words].some((each) => UNSORTED.test(each)) || UNSORTED_NAMES.has(words);
    const topic = isNone ? '' : shortened(words, 40);
    return topic === '' ? [] : [[decodeSlug(slug), topic] as const];
  });

/** Topics of items of WordPress's answers by their names in addresses. */
export function topicsBySlug(items: Iterable<unknown>): (readonly [slug: string, topic: string])[] {
  const terms = new Map<string, Term>();
  for (const item of items) {
    const read = wordPressItem.safeParse(item);
    const own = read.success ? (read.data._embedded?.['wp:term'] ?? []) : [];
    for (const term of own.flat()) if (term.slug !== '') terms.set(`${term.taxonomy} ${term.slug}`, term);
  }
  return slugsAndTopics([[...terms.values()]]);
}

/** Links of articles start from it: no reader may learn the log-in. */
function withoutLogIn(base: string): string {
  const url = new URL(base);
  return `${url.origin}${url.pathname}`;
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
