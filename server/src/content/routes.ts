import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listPosts, type Post, postQuery } from 'shared/contract/post';
import type { Language } from 'shared/language';
import { answerQuery, inLanguage } from '#content/answer-query.ts';
import { CopyFile, FreshCopy } from '#content/fresh-copy.ts';
import { markdownSource } from '#content/markdown-source.ts';
import { type LinkParts, OwnLinks } from '#content/own-links.ts';
import { sourcesOf, WORDPRESS_MEDIA, WordPressPictures } from '#content/wordpress-pictures.ts';
import { wordPressSource } from '#content/wordpress-source.ts';
import { languageOf } from '#http/page-language.ts';
import { messages } from '#messages.en.ts';

export interface ContentDependencies {
  /** The site's folder, with `posts/*.md` and `media/`. */
  siteFolder: string;
  /** Languages besides English, whose articles stand in `posts/<language>/*.md`. */
  languages?: readonly Language[];
  /** Address of the firm's WordPress; without one the Markdown posts are the articles. */
  wordPressUrl?: string | undefined;
  /** This site's own address, and whether it has a page of a path: what links of posts may lead to. */
  site?: Omit<LinkParts, 'base'>;
  /** Who runs the firm: articles by one of them have the portrait. */
  people?: readonly { name: string; portrait?: { file: string; alt: string } | undefined }[];
  /** Folder in which the last good copy of WordPress's posts survives a restart. */
  dataFolder?: string | undefined;
}

/** The first copy of a WordPress is here after a few seconds, or after the next attempt. */
const RETRY_SECONDS = '5';

/**
 * Articles and their pictures. While the first copy is on its way, lists are of what has come, and say by `Retry-After`
 * that more may follow; an article that is not among them yet is none that does not exist. The posts call keeps the contract of WordPress; see `shared/contract/post`.
 *
 * @returns the last good copy of the articles, for other rooms
 */
export function contentRoutes(
  app: FastifyInstance,
  { siteFolder, languages = [], wordPressUrl, dataFolder, site = {}, people = [] }: ContentDependencies,
): Pick<FreshCopy, 'posts'> {
  const copy = wordPressUrl === undefined ? fromMarkdown() : fromWordPress(wordPressUrl);
  // Translations are files in either case: a folder of each language beside the articles.
  const translations: Partial<Record<Language, FreshCopy>> = Object.fromEntries(
    languages.map((language) => [language, fromMarkdown(language)]),
  );

  function fromMarkdown(language = ''): FreshCopy {
    // Files are near and cheap to read: an editor sees a change at the next load but one.
    return new FreshCopy({
      source: markdownSource(path.join(siteFolder, 'posts', language), app.log),
      log: app.log,
      freshMs: 2_000,
    });
  }

  function fromWordPress(url: string): FreshCopy {
    const file = dataFolder === undefined ? undefined : new CopyFile(path.join(dataFolder, 'posts.json'), url);
    const kept = file?.read();
    // A copy of an earlier release has links to WordPress in it.
    const links = new OwnLinks(kept ?? [], new Map(), { base: url, ...site });
    return new FreshCopy({
      source: wordPressSource(url, app.log, { site }),
      log: app.log,
      kept: kept?.map((post) => links.applied(post)),
      keep: (posts) => file?.write(posts),
    });
  }

  function withPortrait(post: Partial<Post>): Partial<Post> {
    const portrait = people.find(({ name }) => name === post.author?.name)?.portrait;
    return portrait === undefined || !post.author ? post : { ...post, author: { ...post.author, portrait } };
  }

  // The first reader should not be the one who waits.
  app.addHook('onListen', async () => void copy.posts());

  app.get(listPosts.path, async (request, reply) => {
    const query = postQuery.safeParse(request.query);
    if (!query.success) {
      const fields = Object.fromEntries(query.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
      return reply.code(400).send({ success: false, message: messages.queryCannotBeRead, fields });
    }
    const language = languageOf(request);
    const own = (await translations[language]?.posts()) ?? [];
    const answer = answerQuery(inLanguage(await copy.posts(), language, own), query.data);
    if (!copy.isWhole) {
      reply.header('retry-after', RETRY_SECONDS);
      if (query.data.slug !== undefined && answer.total === 0)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .send({ success: false, message: messages.errorUnavailable });
    }
    return (
      reply
        .header('X-WP-Total', answer.total)
        .header('X-WP-TotalPages', answer.totalPages)
        .header('cache-control', 'no-cache')
        // In the language of the page that asks.
        .header('vary', 'referer')
        .send(answer.posts.map(withPortrait))
    );
  });

  mediaRoutes(app, { folder: path.join(siteFolder, 'media'), wordPressUrl });
  return copy;
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const PDF = 'application/pdf';

interface MediaSources {
  /** Folder with the site's own pictures. */
  folder: string;
  /** Address of the firm's WordPress, if it has one. */
  wordPressUrl?: string | undefined;
}

/** Pictures of articles: the site's own under /media, those of the firm's WordPress, and its PDFs, under /media/wordpress. */
function mediaRoutes(app: FastifyInstance, { folder, wordPressUrl }: MediaSources): void {
  const pictures = new WordPressPictures();
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params;
    const type = typeOf(file);
    const found =
      type === undefined || !/^[\w-]+\.\w+$/.test(file) ? null : await stat(path.join(folder, file)).catch(() => null);
    if (type === undefined || found === null || !found.isFile()) return notFound(reply);
    return asPicture(reply, type).send(createReadStream(path.join(folder, file)));
  });

  app.get<{ Params: { '*': string } }>(`${WORDPRESS_MEDIA}*`, async (request, reply) => {
    const file = request.params['*'];
    const type = path.extname(file).toLowerCase() === '.pdf' ? PDF : typeOf(file);
    if (wordPressUrl === undefined || type === undefined || !/^[^\p{Cc}\\?#%]+$/u.test(file) || file.includes('..'))
      return notFound(reply);
    for (const address of sourcesOf(file, wordPressUrl)) {
      const picture = await pictures.get(address);
      if (picture === 'busy') return busy(reply);
      if (picture !== null) return (type === PDF ? asPdf(reply) : asPicture(reply, type)).send(picture);
    }
    return notFound(reply);
  });
}

const typeOf = (file: string) => TYPES[path.extname(file).toLowerCase()];

/** An SVG that is opened by itself may run nothing: the policy and the sandbox hold for the picture as a page. */
const asPicture = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");

/** Browsers show it in a viewer of their own, which a sandbox would shut. */
const asPdf = (reply: FastifyReply) =>
  reply.type(PDF).header('cache-control', 'public, max-age=86400').header('x-content-type-options', 'nosniff');

const notFound = (reply: FastifyReply) => reply.code(404).send({ success: false, message: messages.errorNoPicture });

const busy = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .send({ success: false, message: messages.errorPictures });
