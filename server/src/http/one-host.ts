import type { FastifyRequest } from 'fastify';

/** Whether a request has two Host headers, which RFC 9112 (3.2) has refused: proxy and origin may read another one each. */
export function namesTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
