import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '#http/preferred-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** `hard` for a document that is sent many times, `fast` for one that is sent a few times. */
export type Pressed = 'hard' | 'fast';

// The best takes about 80 ms for 60 kB, beside the event loop, once and mostly before anybody asks; the other about 2 ms.
const quality: Record<Pressed, number> = { hard: 11, fast: 5 };

/** One finished document with its tag; each encoding is made when it is first asked for, and then kept. */
export class PreparedDocument {
  readonly #html: Buffer;
  readonly #pressed: Pressed;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  /** Strong ETag of the document as it is before any encoding. */
  readonly tag: string;

  constructor(html: string, pressed: Pressed = 'hard') {
    this.#pressed = pressed;
    this.#html = Buffer.from(html);
    this.tag = createHash('sha256').update(this.#html).digest('base64url').slice(0, 22);
  }

  body(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.#html;
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made =
      encoding === 'br'
        ? brotli(this.#html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality[this.#pressed] } })
        : gzip(this.#html);
    this.#encoded.set(encoding, made);
    // From then on the bytes are handed out at once.
    void made.then((bytes) => this.#encoded.set(encoding, bytes));
    return made;
  }
}
