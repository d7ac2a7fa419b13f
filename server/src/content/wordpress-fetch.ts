import { heard, type Said } from '#content/wordpress-answer.ts';
import { get, type Limits, type Raw, WordPressError } from '#content/wordpress-http.ts';

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
    return refused || [401, 403, 404, 410].includes(raw.status) ? 'gone' : null;
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
    return new WordPressError(
      /no_route|forbidden|logged_in|disabled/.test(said.code) ? 'no-route' : 'unusable',
      message,
    );
  }
  if (cut !== null) return new WordPressError('unusable', `The answer of ${url.pathname} broke off: ${cut}.`);
  // Addresses below /wp-json are what firewalls block and sites without permalinks do not know; the other form may work.
  const elsewhere = [401, 403, 404].includes(status) || status < 400;
  const message = `${url.pathname} answered ${status} with ${type}, and no posts in it.`;
  return new WordPressError(elsewhere ? 'no-route' : 'unusable', message, pauseOf(headers['retry-after']));
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
