import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '#content/messages.en.ts';
import { WORDPRESS_MEDIA, WordPressPictures } from '#content/wordpress-pictures.ts';

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

export interface MediaSources {
  /** Folder with the site's own pictures. */
  folder: string;
  /** Address of the firm's WordPress, if it has one. */
  wordPressUrl?: string | undefined;
}

/** Pictures of articles: the site's own under /media, those of the firm's WordPress, and its PDFs, under /media/wordpress. */
export function mediaRoutes(app: FastifyInstance, { folder, wordPressUrl }: MediaSources): void {
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
    if (
      wordPressUrl === undefined ||
      type === undefined ||
      !/^[\p{L}\p{N}\p{M}/ ._@()+,-]+$/u.test(file) ||
      file.includes('..')
    )
      return notFound(reply);
    const address = `${wordPressUrl.replace(/\/+$/, '')}/wp-content/uploads/${file.split('/').map(encodeURIComponent).join('/')}`;
    const picture = await pictures.get(address);
    if (picture === 'busy') return busy(reply);
    if (picture === null) return notFound(reply);
    return (type === PDF ? asPdf(reply) : asPicture(reply, type)).send(picture);
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

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ success: false, message: messages.thisPictureDoesNotExist });

const busy = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .send({ success: false, message: messages.tooManyPictures });
