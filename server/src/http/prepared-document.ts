import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

/**
 * What the shell notes of a browser in readable cookies (`shell/src/start/page-marks.ts`), so that a document shows it from
 * its first byte on: a chosen theme, and whether the header is a signed-in visitor's. They prove nothing.
 */
const MARKS: Readonly<Record<string, readonly string[]>> = { theme: ['light', 'dark'], session: ['in'] };

/** By https, and by plain http. */
const PREFIXES = ['__Host-page-', 'page-'];

/** @returns attributes for `<html>`, such as ` data-theme="dark"`; '' for most visitors */
export const marksOf = (cookies: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(MARKS)
    .map(([mark, values]) => {
      const value = PREFIXES.map((prefix) => cookies[prefix + mark]).find((each) => values.includes(each ?? ''));
      return value === undefined ? '' : ` data-${mark}="${value}"`;
    })
    .join('');

/** The document for a browser with these marks. */
export const marked = (html: string, marks: string): string => html.replace('<html', `<html${marks}`);

export type Encoding = 'br' | 'gzip';

/** The best of our two encodings that an `Accept-Encoding` header takes, or null for none of them. */
export function preferredEncoding(accepted = ''): Encoding | null {
  const encoding = preferences.memo(accepted);
  return encoding === 'none' ? null : encoding;
}

/** Browsers send a handful of different headers. */
const preferences = new LRUCache<string, Encoding | 'none'>({ max: 100, memoMethod: readPreference });

function readPreference(accepted: string): Encoding | 'none' {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'none';
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** `hard` for a document that is sent many times, `fast` for one that is sent a few times. */
export type Pressed = 'hard' | 'fast';

// The best takes about 80 ms for 60 kB, beside the event loop, once and mostly before anybody asks; the other about 2 ms.
const quality: Record<Pressed, number> = { hard: 11, fast: 5 };

// Documents of more than 64 kB come out up to 100 bytes smaller when they are read in blocks of that size.
const BLOCK_BITS = 16;

/**
 * One finished document with its tag. Each encoding is made when it is first asked for, for each of the six ways in which
 * browsers may be marked, and then kept; the text is kept once.
 */
export class PreparedDocument {
  readonly #html: Buffer;
  readonly #pressed: Pressed;
  readonly #encoded = new Map<string, Buffer | Promise<Buffer>>();
  /** Strong ETag of the document as it is before any encoding. */
  readonly tag: string;

  constructor(html: string, pressed: Pressed = 'hard') {
    this.#pressed = pressed;
    this.#html = Buffer.from(html);
    this.tag = createHash('sha256').update(this.#html).digest('base64url').slice(0, 22);
  }

  /** Bytes that it may come to take, with all encodings that visitors ask for: each is a small part of the text. */
  get mostBytes(): number {
    return 2 * this.#html.length;
  }

  /** @param marks attributes for `<html>`, as `marksOf` writes them */
  body(encoding: Encoding | null, marks = ''): Buffer | Promise<Buffer> {
    if (encoding === null) return this.#marked(marks);
    const key = encoding + marks;
    const known = this.#encoded.get(key);
    if (known !== undefined) return known;
    const html = this.#marked(marks);
    const made =
      encoding === 'br'
        ? brotli(html, {
            params: {
              [zlib.constants.BROTLI_PARAM_QUALITY]: quality[this.#pressed],
              [zlib.constants.BROTLI_PARAM_LGBLOCK]: BLOCK_BITS,
            },
          })
        : gzip(html);
    this.#encoded.set(key, made);
    // From then on the bytes are handed out at once. The compressor's own buffer is larger, and would be kept with them.
    void made.then((bytes) => this.#encoded.set(key, Buffer.from(new Uint8Array(bytes).buffer)));
    return made;
  }

  #marked = (marks: string): Buffer => (marks === '' ? this.#html : Buffer.from(marked(this.#html.toString(), marks)));
}
