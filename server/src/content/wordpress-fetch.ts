/** Why the firm's WordPress gave nothing that can be used; `kind` decides what to try next. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
  readonly kind: 'no-route' | 'past-the-end' | 'too-large' | 'unusable';

  constructor(kind: WordPressError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface Limits {
  /** Until the last byte of the answer is here, redirects included. */
  timeoutMs: number;
  maxBytes: number;
}

/** One answer of the posts call: a JSON array and how many pages there are. */
export interface PostsAnswer {
  items: unknown[];
  /** Null when the answer does not say. */
  totalPages: number | null;
}

/**
 * Asks for one page of posts. Follows redirects on the same host only.
 *
 * @throws WordPressError for every other outcome: HTML, errors, broken JSON, a hang, a slow drip, too many bytes
 */
export async function fetchPosts(url: URL, limits: Limits): Promise<PostsAnswer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const response = await answered(url, signal, 2);
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 400) throw new WordPressError('past-the-end', `${url.pathname} answered 400.`);
  if (response.status === 404 || (response.status < 400 && !type.includes('json'))) {
    await response.body?.cancel();
    throw new WordPressError('no-route', `${url.pathname} answered ${response.status} with ${type || 'no type'}.`);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new WordPressError('unusable', `${url.pathname} answered ${response.status}.`);
  }
  const items = parsed(await limitedText(response, limits.maxBytes), url);
  const pages = Number(response.headers.get('x-wp-totalpages') ?? Number.NaN);
  return { items, totalPages: Number.isInteger(pages) && pages >= 0 ? pages : null };
}

async function answered(url: URL, signal: AbortSignal, redirects: number): Promise<Response> {
  const headers = { accept: 'application/json', 'user-agent': 'distributor-site/1.0 (posts)' };
  const response = await fetch(url, { redirect: 'manual', signal, headers }).catch((error: unknown) => {
    throw new WordPressError('unusable', `${url.origin} did not answer: ${reason(error)}.`);
  });
  if (response.status < 300 || response.status >= 400) return response;
  await response.body?.cancel();
  const target = response.headers.get('location');
  const next = target === null ? null : new URL(target, url);
  if (next === null || next.hostname !== url.hostname || redirects === 0) {
    throw new WordPressError('no-route', `${url.pathname} redirects to ${next?.origin ?? 'nowhere'}.`);
  }
  if (next.search === '') next.search = url.search;
  return answered(next, signal, redirects - 1);
}

async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new WordPressError('too-large', `The answer is larger than ${maxBytes} bytes.`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof WordPressError) throw error;
    throw new WordPressError('unusable', `The answer broke off: ${reason(error)}.`);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parsed(text: string, url: URL): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new WordPressError('unusable', `${url.pathname} sent JSON that cannot be parsed.`);
  }
  if (!Array.isArray(json)) throw new WordPressError('unusable', `${url.pathname} did not send an array.`);
  return json;
}

const reason = (error: unknown) =>
  error instanceof Error
    ? `${error.name} ${error.cause instanceof Error ? error.cause.message : error.message}`
    : 'unknown';
