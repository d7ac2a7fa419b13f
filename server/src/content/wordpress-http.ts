import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib';
import { heard, type Said } from '#content/wordpress-answer.ts';

/** Why the firm's WordPress gave nothing that can be used; `kind` decides what to try next. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
  readonly kind: 'no-route' | 'past-the-end' | 'page-size' | 'too-large' | 'unusable';
  /** How long WordPress asks to be left alone; 0 when it says nothing. */
  readonly retryAfterMs: number;
  /** Of the answer, where there was one. */
  readonly status: number | undefined;

  constructor(kind: WordPressError['kind'], message: string, retryAfterMs = 0, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Limits {
  /** Until the last byte of the answer is here, redirects included. */
  timeoutMs: number;
  /** Of the answer as it comes, and again as it is unpacked. */
  maxBytes: number;
}

export interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked, by what the bytes are and not by what they are called. */
  bytes: Buffer;
  /** Why the answer ended before its end, if it did: what has come may be all the same. */
  cut: string | null;
}

/**
 * What WordPress has at an address. Follows redirects on the same host only, `www.` or not. Nothing is believed of the
 * headers: `fetch` would refuse a body that is called gzip and is not.
 *
 * @throws WordPressError when nothing comes, too much comes, or a redirect leads elsewhere
 */
export async function get(url: URL, { timeoutMs, maxBytes }: Limits, accept: string): Promise<Raw> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await answered(url, signal, accept, 2);
  const { bytes, cut } = await body(response, maxBytes, signal);
  const packed = String(response.headers['content-encoding'] ?? '');
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: unpacked(bytes, packed, maxBytes), cut };
}

async function answered(url: URL, signal: AbortSignal, accept: string, redirects: number): Promise<IncomingMessage> {
  const headers = { accept, 'accept-encoding': 'gzip', 'user-agent': 'distributor-site/1.0 (posts)' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    ask(url, { signal, headers }, resolve).on('error', reject).end();
  }).catch((error: unknown) => {
    throw new WordPressError('unusable', `${url.origin} did not answer: ${reason(error, signal)}.`);
  });
  const { statusCode = 0, headers: told } = response;
  if (statusCode < 300 || statusCode >= 400) return response;
  response.destroy();
  const target = told.location;
  const next = target === undefined || !URL.canParse(target, url) ? null : new URL(target, url);
  if (next === null || !/^https?:$/.test(next.protocol) || bare(next) !== bare(url) || redirects === 0) {
    throw new WordPressError('no-route', `${url.pathname} redirects to ${next?.origin ?? 'nowhere'}.`);
  }
  if (next.search === '') next.search = url.search;
  // A log-in goes along to the same host, but not from https to where everybody reads it.
  if (next.protocol === 'https:' || next.protocol === url.protocol) {
    next.username = url.username;
    next.password = url.password;
  }
  return answered(next, signal, accept, redirects - 1);
}

const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');

async function body(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; cut: string | null }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof WordPressError) throw error;
    return { bytes: Buffer.concat(chunks), cut: reason(error, signal) };
  }
  return { bytes: Buffer.concat(chunks), cut: null };
}

function unpacked(bytes: Buffer, called: string, maxBytes: number): Buffer {
  const options = { maxOutputLength: maxBytes };
  const unpack =
    bytes[0] === 0x1f && bytes[1] === 0x8b
      ? () => gunzipSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH })
      : called.includes('br')
        ? () => brotliDecompressSync(bytes, options)
        : called.includes('deflate')
          ? () => inflateSync(bytes, options)
          : null;
  if (unpack === null || bytes.length === 0) return bytes;
  try {
    return unpack();
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    return bytes;
  }
}

const tooLarge = (maxBytes: number) => new WordPressError('too-large', `The answer is larger than ${maxBytes} bytes.`);

function reason(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (!(cause instanceof Error)) return 'unknown';
  return `${cause.name} ${cause.cause instanceof Error ? cause.cause.message : cause.message}`;
}

/** One answer of the posts call: its items, and what its headers say, which may be wrong. */
export interface PostsAnswer {
  items: unknown[];
  /** Null when the answer does not say. */
  totalPages: number | null;
  total: number | null;
  /** What stood around the posts and was passed over; empty for a clean answer. */
  noise: string;
}

/**
 * Asks for one page of posts. The body decides: posts are posts under any type and status.
 *
 * @throws WordPressError for every other outcome: HTML, errors, broken JSON, a hang, a slow drip, too many bytes
 */
export async function fetchPosts(url: URL, limits: Limits): Promise<PostsAnswer> {
  const raw = await get(url, limits, 'application/json');
  const { said, noise } = heard(raw.bytes, String(raw.headers['content-type'] ?? ''));
  const good = raw.status >= 200 && raw.status < 300;
  if (said === null || !('items' in said) || (said.items.length === 0 && !good)) throw failure(url, raw, said);
  const { headers } = raw;
  return {
    items: said.items,
    totalPages: count(headers['x-wp-totalpages']),
    total: count(headers['x-wp-total']),
    noise,
  };
}

/** What WordPress says of one post: the post, `gone` when it says that there is none for readers, null when it is unclear. */
export async function fetchPost(url: URL, limits: Limits): Promise<Record<string, unknown> | 'gone' | null> {
  try {
    const raw = await get(url, limits, 'application/json');
    const { said } = heard(raw.bytes, String(raw.headers['content-type'] ?? ''));
    if (said !== null && 'one' in said) return said.one;
    const refused =
      said !== null && 'code' in said && /^rest_(?:post_invalid_id|forbidden|cannot_read)$/.test(said.code);
    // A bare 401 or 403 is as likely that of a firewall, which says it of every post.
    return refused || [404, 410].includes(raw.status) ? 'gone' : null;
  } catch (error) {
    if (error instanceof WordPressError) return null;
    throw error;
  }
}

function failure(url: URL, { status, headers, cut }: Raw, said: Said): WordPressError {
  const type = String(headers['content-type'] ?? 'no type');
  if (said !== null && 'code' in said) {
    const message = `${url.pathname} answered ${status} with ${said.code}.`;
    if (said.code === 'rest_post_invalid_page_number') return new WordPressError('past-the-end', message);
    if (said.code === 'rest_invalid_param' && said.params.includes('per_page')) {
      return new WordPressError('page-size', message);
    }
    const isClosed = /no_route|forbidden|logged_in|disabled/.test(said.code);
    // WordPress itself asks for ten minutes while it is updated, however soon that is over.
    const pauseMs = status === 429 ? pauseOf(headers['retry-after']) : 0;
    return new WordPressError(isClosed ? 'no-route' : 'unusable', message, pauseMs, status);
  }
  if (cut !== null) return new WordPressError('unusable', `The answer of ${url.pathname} broke off: ${cut}.`);
  // Addresses below /wp-json are what firewalls block and sites without permalinks do not know; the other form may work.
  const elsewhere = [401, 403, 404].includes(status) || status < 400;
  const message = `${url.pathname} answered ${status} with ${type}, and no posts in it.`;
  return new WordPressError(elsewhere ? 'no-route' : 'unusable', message, pauseOf(headers['retry-after']), status);
}

/** A header with a number, or with the same number several times, as proxies put them together. */
function count(header: string | string[] | undefined): number | null {
  const [first = ''] = String(header ?? '').split(',');
  return /^\s*\d{1,7}\s*$/.test(first) ? Number(first) : null;
}

/** `Retry-After` in milliseconds: seconds or a date. */
function pauseOf(header: string | undefined): number {
  const told = header?.trim() ?? '';
  const ms = /^\d+$/.test(told) ? Number(told) * 1_000 : Date.parse(told) - Date.now();
  return ms > 0 ? ms : 0;
}
