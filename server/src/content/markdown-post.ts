import { crc32 } from 'node:zlib';
import { marked } from 'marked';
import type { Post } from 'shared/contract/post';
import { z } from 'zod';
import { readFrontMatter } from '#content/front-matter.ts';
import { sanitise } from '#content/sanitise.ts';
import { articlePath } from '#content/slug.ts';
import { asHtml, readingMinutes, textOf } from '#content/text-of.ts';

/** `SIP, Returns`: entries between commas. */
const list = (entry: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(entry).max(6));

const head = z.strictObject({
  title: z.string().min(1).max(300),
  description: z.string().min(1).max(400),
  date: z.iso.date(),
  reviewed: z.iso.date().optional(),
  author: z
    .string()
    .max(200)
    .regex(/^[^,]+, ./, 'Write it as “Name, what this person does”.')
    .optional(),
  topics: list(z.string().max(40)),
  calculators: list(z.string().regex(/^\/[a-z]+(\?[\w.=&-]+)?$/, 'It is no path of a page, with or without figures.')),
  picture: z
    .string()
    .regex(/^\/media\/[\w-]+\.\w+$/)
    .optional(),
  alt: z.string().max(300).default(''),
});

/** Classes that an article of the site's own folder may use, each drawn by the article's stylesheet. */
const CLASSES = ['formula', 'caption', 'key-figure'];

/** The size in which pictures of articles are drawn. */
const PICTURE = { width: 640, height: 360 };

/**
 * One Markdown file as an article.
 *
 * @param slug the file's name without `.md`
 * @throws Error that says what is wrong with the file
 */
export function markdownPost(slug: string, text: string): Post {
  const { values, body } = readFrontMatter(text);
  const { title, description, date, reviewed, author, topics, calculators, picture, alt } = head.parse(values);
  const content = sanitise(marked.parse(body, { async: false, gfm: true }), { classes: CLASSES });
  return {
    id: crc32(slug),
    slug,
    date: `${date}T09:00:00`,
    modified: `${reviewed ?? date}T09:00:00`,
    status: 'publish',
    type: 'post',
    link: articlePath(slug),
    title: { rendered: asHtml(title), text: title },
    content: { rendered: content, protected: false },
    excerpt: { rendered: `<p>${asHtml(description)}</p>`, text: description, protected: false },
    reading_minutes: readingMinutes(textOf(content)),
    picture: picture === undefined ? null : { src: picture, alt, ...PICTURE },
    reviewed: reviewed ?? null,
    calculator: calculators[0]?.replace(/\?.*/, '') ?? null,
    author: author === undefined ? null : authorOf(author),
    topics,
    calculators,
  };
}

/** `Meera Sample, founder` as a person and what this person does. */
function authorOf(line: string): Post['author'] {
  const [name = '', ...role] = line.split(', ');
  return { name, role: role.join(', ') };
}
