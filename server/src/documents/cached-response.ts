import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkWords } from '#documents/link-words.ts';
import { cacheHeaders, type Variant } from '#documents/variant.ts';
import { isKnown } from '#http/none-match.ts';
import { type Encoding, PreparedDocument, type Pressed, preferredEncoding } from '#http/prepared-document.ts';

type Kind = Variant['kind'];

interface Parts {
  html: string;
  status: 200 | 404 | 503;
  /** Headers of every document. */
  headers: Record<string, string>;
  /** True for a document that stands in for one that is not made yet: nobody may keep it. */
  passing?: boolean;
  /** What a link's page says of itself. */
  words?: LinkWords | null;
  /** The page that a link's page leads to instead of itself, path and query; null or left out for none. */
  leadsTo?: string | null;
  /** How hard its bytes are pressed. */
  pressed?: Pressed;
  /** Told each time the document is sent. */
  served: () => void;
  /** Value of the `Server-Timing` header by which the page can tell that a release failed; another one each time. */
  ticket: () => string;
}

/** One finished document with everything that is sent with it. A request only picks and sends. */
export class CachedResponse {
  // Without the text: its bytes are kept, and a text takes twice as much.
  readonly #parts: Omit<Parts, 'html' | 'pressed'>;
  readonly #document: PreparedDocument;
  readonly #headers = new Map<string, Record<string, string>>();

  constructor({ html, pressed, ...parts }: Parts) {
    this.#parts = parts;
    this.#document = new PreparedDocument(html, pressed);
  }

  /** Bytes that it may come to take. */
  get mostBytes(): number {
    return this.#document.mostBytes;
  }

  /** What the page says of the link that it was made for; null where it was made for none or says nothing. */
  get words(): LinkWords | null {
    return this.#parts.words ?? null;
  }

  /** Path and query of the page that is to be sent to instead; null for none. */
  get leadsTo(): string | null {
    return this.#parts.leadsTo ?? null;
  }

  /** Sends what the request's encoding asks for, or that nothing has changed. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, marks }: Pick<Variant, 'kind' | 'marks'>,
  ): FastifyReply | Promise<FastifyReply> {
    const { status, served, ticket } = this.#parts;
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const headers = this.#headersOf(kind, encoding, marks);
    const isUnchanged = status === 200 && isKnown(request.headers['if-none-match'], headers.etag ?? '');
    if (kind !== 'preview') served();
    const timing = kind === 'preview' ? {} : { 'server-timing': ticket() };
    if (isUnchanged && kind !== 'preview') return reply.headers(headers).headers(timing).code(304).send();
    reply.headers(headers).headers(timing).code(status);
    const body = this.#document.body(encoding, marks);
    return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body);
  }

  #headersOf(kind: Kind, encoding: Encoding | null, marks: string): Record<string, string> {
    const key = `${kind} ${encoding}${marks}`;
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const headers = {
      ...this.#parts.headers,
      ...cacheHeaders[kind],
      ...(this.#parts.passing ? { 'cache-control': 'no-store, no-transform' } : {}),
      // A tag names the bytes that are sent, so each encoding has its own, and each way in which browsers are marked.
      etag: `"${this.#document.tag}${marks.replace(/\W+/g, '-')}${encoding === null ? '' : `-${encoding}`}"`,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    };
    this.#headers.set(key, headers);
    return headers;
  }
}

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
