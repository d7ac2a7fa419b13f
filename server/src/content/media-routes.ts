import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WORDPRESS_MEDIA } from '#content/wordpress-images.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

export interface MediaSources {
  /** Folder with the site's own pictures. */
  folder: string;
  /** Address of the firm's WordPress, if it has one. */
  wordPressUrl?: string | undefined;
}

/** Pictures of articles: the site's own under /media, those of the firm's WordPress under /media/wordpress. */
export function mediaRoutes(app: FastifyInstance, { folder, wordPressUrl }: MediaSources): void {
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
    const type = typeOf(file);
    if (
      wordPressUrl === undefined ||
      type === undefined ||
      !/^[\p{L}\p{N}\p{M}/ ._@()+,-]+$/u.test(file) ||
      file.includes('..')
    )
      return notFound(reply);
    const address = `${wordPressUrl.replace(/\/+$/, '')}/wp-content/uploads/${file.split('/').map(encodeURIComponent).join('/')}`;
    const bytes = await fetchPicture(address);
    return bytes === null ? notFound(reply) : asPicture(reply, type).send(bytes);
  });
}

async function fetchPicture(address: string): Promise<Buffer | null> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
    const chunks: Uint8Array[] = [];
    let size = 0;
    if (!response.ok || !isPicture) {
      await response.body?.cancel();
      return null;
    }
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

const typeOf = (file: string) => TYPES[path.extname(file).toLowerCase()];

/** An SVG that is opened by itself may run nothing: the policy and the sandbox hold for the picture as a page. */
const asPicture = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ success: false, message: 'This picture does not exist.' });
