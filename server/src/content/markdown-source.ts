import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { marked } from 'marked';
import type { Post } from 'shared/contract/post';
import { z } from 'zod';
import { newestFirst, type PostSource } from '#content/fresh-copy.ts';
import { sanitise } from '#content/sanitise.ts';
import { articlePath } from '#content/slug.ts';
import { asHtml, readingMinutes, textOf } from '#content/text-of.ts';

/** Articles from `*.md` files. A file that cannot be read as an article is logged and left out; the others stay. */
export function markdownSource(folder: string, log: Pick<FastifyBaseLogger, 'error'>): PostSource {
  return {
    async load() {
      const posts = await Promise.all((await markdownFiles(folder)).map((file) => read(path.join(folder, file))));
      return posts.filter((post) => post !== null).sort(newestFirst);
    },
  };

  async function read(file: string): Promise<Post | null> {
    try {
      return markdownPost(path.basename(file, '.md'), await readFile(file, 'utf8'));
    } catch (error) {
      log.error({ err: error, file }, 'An article is left out.');
      return null;
    }
  }
}

async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[^._].*\.md$/.test(name));
}

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

/** Head of a Markdown article: `name: value` lines between two lines of `---`. */
interface FrontMatter {
  values: Record<string, string>;
  body: string;
}

/** @throws Error when the head is missing, not closed, or holds a line that is no `name: value`. */
function readFrontMatter(text: string): FrontMatter {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (match === null) throw new Error('The file must begin with a head between two lines of ---.');
  const values: Record<string, string> = {};
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, name, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`"${line}" is not a line such as "title: …".`);
    values[name] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return { values, body: match[2] ?? '' };
}
