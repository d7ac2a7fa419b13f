import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Audience, keeping } from '#documents/audience.ts';
import { PreparedDocument } from '#documents/prepared-document.ts';
import { type Encoding, preferredEncoding } from '#http/preferred-encoding.ts';

type Kind = Audience['kind'];

interface Parts {
  html: string;
  status: 200 | 404;
  /** Headers of every document. */
  headers: Record<string, string>;
  /** Told each time the document is sent. */
  served: () => void;
}

/** One finished document with everything that is sent with it. A request only picks and sends. */
export class Answer {
  readonly #parts: Parts;
  readonly #document: PreparedDocument;
  readonly #headers = new Map<string, Record<string, string>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#document = new PreparedDocument(parts.html);
  }

  send(request: FastifyRequest, reply: FastifyReply, kind: Kind): FastifyReply | Promise<FastifyReply> {
    const { status, served } = this.#parts;
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const headers = this.#headersOf(kind, encoding);
    const tag = request.headers['if-none-match'];
    if (kind !== 'preview') served();
    reply.headers(headers);
    if (tag !== undefined && kind !== 'preview' && tag === headers.etag) return reply.code(304).send();
    reply.code(status);
    const body = this.#document.body(encoding);
    return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body);
  }

  #headersOf(kind: Kind, encoding: Encoding | null): Record<string, string> {
    const key = `${kind} ${encoding}`;
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const headers = {
      ...this.#parts.headers,
      ...keeping[kind],
      // A tag names the bytes that are sent, so each encoding has its own.
      etag: `"${this.#document.tag}${encoding === null ? '' : `-${encoding}`}"`,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    };
    this.#headers.set(key, headers);
    return headers;
  }
}
