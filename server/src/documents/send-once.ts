import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '#http/prepared-document.ts';

const gzip = promisify(zlib.gzip);

/** Sends a document that is one visitor's: nobody keeps it, and it is compressed quickly instead of well. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, headers, status }: { html: string; headers: Record<string, string>; status: number },
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'private, no-store, no-transform', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8');
  return encoding === null ? reply.send(html) : reply.header('content-encoding', 'gzip').send(await gzip(html));
}
