import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { escapeHtml } from '#documents/escape.ts';
import { HttpError } from '#http/http-error.ts';

const LOOPBACK_PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}b{font-size:1.75rem;letter-spacing:.1em}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}`;

/**
 * What stands in for phones and mailboxes in development. Registered outside production only, and answers this machine
 * only, with the key that the start has printed: other users and programs of the machine have no business with codes.
 */
export function inboxRoutes(app: FastifyInstance, db: Database, key: string): void {
  function withKey(request: FastifyRequest): void {
    onlyHere(request);
    if (!isSame(String((request.query as { key?: unknown }).key), key)) throw nothingHere();
  }

  app.get('/dev/inbox.json', { schema: { hide: true } }, async (request, reply) => {
    withKey(request);
    reply.header('cache-control', 'no-store');
    return messages(db);
  });

  app.get('/dev/inbox', { schema: { hide: true } }, async (request, reply) => {
    withKey(request);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
        refresh: '5',
      })
      .type('text/html; charset=utf-8')
      .send(page(await messages(db)));
  });

  app.get('/dev/inbox.css', { schema: { hide: true } }, async (request, reply) => {
    onlyHere(request);
    return reply.type('text/css; charset=utf-8').send(STYLE);
  });
}

/** The name is looked at as well: a foreign page whose name was pointed at this machine would come by loopback too. */
function onlyHere({ socket, headers }: FastifyRequest): void {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const here = LOOPBACK_PEERS.has(socket.remoteAddress ?? '') && LOOPBACK_NAMES.test(headers.host ?? '');
  if (forwarded || !here) throw nothingHere();
}

const nothingHere = () => new HttpError(404, 'There is nothing at this address.');

/** In a time that tells nothing: hashes are of one length. */
function isSame(given: string, key: string): boolean {
  const [a, b] = [given, key].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}

/** Newest first. */
async function messages(db: Database) {
  const rows = await db.selectFrom('inbox_message').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ recipient, channel, code, subject, body, at }) => ({
    to: recipient,
    channel,
    ...(code === null ? {} : { code }),
    ...(subject === null ? {} : { subject }),
    text: body,
    at: at.toISOString(),
  }));
}

function page(list: Awaited<ReturnType<typeof messages>>): string {
  const articles = list.map(
    ({ to, channel, code, subject, text, at }) =>
      `<article><div>${escapeHtml(at)} · ${escapeHtml(channel)} to ${escapeHtml(to)}</div>${code === undefined ? '' : `<b>${escapeHtml(code)}</b>`}${
        subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>`
      }<pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Development inbox</title><link rel="stylesheet" href="/dev/inbox.css"><h1>Development inbox</h1>${articles.join('') || '<p>Nothing was sent yet.</p>'}</html>`;
}
