import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Audience, keeping } from '#documents/audience.ts';
import { PreparedDocument, type Pressed } from '#documents/prepared-document.ts';
import { type Encoding, preferredEncoding } from '#http/preferred-encoding.ts';

type Kind = Audience['kind'];

interface Parts {
  html: string;
  status: 200 | 404;
  /** Headers of every document. */
  headers: Record<string, string>;
  /** True for a document that stands in for one that is not made yet: nobody may keep it. */
  passing?: boolean;
  /** How hard its bytes are pressed. */
  pressed?: Pressed;
  /** Told each time the document is sent. */
  served: () => void;
  /** Value of the `Server-Timing` header by which the page can tell that a release failed; another one each time. */
  ticket: () => string;
}

/** One finished document with everything that is sent with it. A request only picks and sends. */
export class Answer {
  // Without the text: its bytes are kept, and a text takes twice as much.
  readonly #parts: Omit<Parts, 'html' | 'pressed'>;
  readonly #document: PreparedDocument;
  readonly #headers = new Map<string, Record<string, string>>();
  readonly #raw = new Map<object, string[]>();

  constructor({ html, pressed, ...parts }: Parts) {
    this.#parts = parts;
    this.#document = new PreparedDocument(html, pressed);
  }

  /** Sends what the request's encoding asks for, or that nothing has changed. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, marks }: Pick<Audience, 'kind' | 'marks'>,
  ): FastifyReply | Promise<FastifyReply> {
    const { status, served, ticket } = this.#parts;
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const headers = this.#headersOf(kind, encoding, marks);
    const tag = request.headers['if-none-match'];
    if (kind !== 'preview') served();
    const timing = kind === 'preview' ? {} : { 'server-timing': ticket() };
    if (tag !== undefined && kind !== 'preview' && tag === headers.etag)
      return reply.headers(headers).headers(timing).code(304).send();
    const body = this.#document.body(encoding, marks);
    if (body instanceof Promise)
      return body.then((bytes) => reply.headers(headers).headers(timing).code(status).send(bytes));
    if (kind !== 'everyone') return reply.headers(headers).headers(timing).code(status).send(body);
    // Past Fastify: nothing of this answer depends on the request, no cookie is set, and its own way costs half as much
    // again. Its hooks after the answer still run.
    reply.hijack();
    reply.raw.writeHead(status, [
      ...this.#rawHeaders(headers, body.length),
      'server-timing',
      timing['server-timing'] ?? '',
    ]);
    reply.raw.end(body);
    return reply;
  }

  #rawHeaders(headers: Record<string, string>, length: number): string[] {
    const known = this.#raw.get(headers);
    if (known !== undefined) return known;
    const raw = [...Object.entries(headers).flat(), 'content-length', String(length)];
    this.#raw.set(headers, raw);
    return raw;
  }

  #headersOf(kind: Kind, encoding: Encoding | null, marks: string): Record<string, string> {
    const key = `${kind} ${encoding}${marks}`;
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const headers = {
      ...this.#parts.headers,
      ...keeping[kind],
      ...(this.#parts.passing ? { 'cache-control': 'no-store' } : {}),
      // A tag names the bytes that are sent, so each encoding has its own, and each way in which browsers are marked.
      etag: `"${this.#document.tag}${marks.replace(/\W+/g, '-')}${encoding === null ? '' : `-${encoding}`}"`,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    };
    this.#headers.set(key, headers);
    return headers;
  }
}
