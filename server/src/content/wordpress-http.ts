import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib';

/** Why the firm's WordPress gave nothing that can be used; `kind` decides what to try next. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
  readonly kind: 'no-route' | 'past-the-end' | 'page-size' | 'too-large' | 'unusable';
  /** How long WordPress asks to be left alone; 0 when it says nothing. */
  readonly retryAfterMs: number;

  constructor(kind: WordPressError['kind'], message: string, retryAfterMs = 0) {
    super(message);
    this.kind = kind;
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
