import { type Post, postQuery } from 'shared/contract/post';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerQuery } from '#content/answer-query.ts';
import { answer, item, items, pageOf } from '#content/fixtures/items.ts';
import { type Recorded, replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import type { PostSource } from '#content/fresh-copy.ts';
import { FreshCopy } from '#content/fresh-copy.ts';
import { wordPressSource } from '#content/wordpress-source.ts';

const log = { error: vi.fn(), info: vi.fn() };
const clock = { now: 0 };
let wordPress: StandIn;
let all: object[];
/** What the firm's WordPress does otherwise than it should. */
let odd: (url: URL) => Recorded | null;
let copy: FreshCopy;
/** The fetch that was begun last. */
let running: Promise<unknown>;
const keep = vi.fn<(posts: Post[]) => void>();

const GONE = answer({ code: 'rest_post_invalid_id', data: { status: 404 } }, [], 404);

beforeEach(async () => {
  Object.assign(clock, { now: 0 });
  keep.mockClear();
  all = items(47);
  odd = () => null;
  wordPress = await standIn((request, response, base) => {
    const url = new URL(request.url ?? '/', base);
    const id = /\/posts\/(\d+)/.exec(url.pathname)?.[1];
    const one = all.find((post) => 'id' in post && String(post.id) === id);
    replay(response, odd(url) ?? (id === undefined ? pageOf(all, url) : one === undefined ? GONE : answer(one)), base);
  });
  const source = wordPressSource(wordPress.base, log, { now: () => clock.now });
  const load: PostSource['load'] = (...parts) => {
    const loading = source.load(...parts);
    running = loading.catch(() => {});
    return loading;
  };
  copy = new FreshCopy({ source: { load }, log, keep, now: () => clock.now, coldWaitMs: 20_000 });
  expect(await copy.posts()).toHaveLength(47);
});
afterEach(() => wordPress.close());

/** What readers get after the next fetch, so many minutes later. */
async function later(minutes: number): Promise<Post[]> {
  clock.now += minutes * 60_000;
  await copy.posts();
  await running;
  return copy.posts();
}

const isList = (url: URL) => url.pathname.endsWith('/posts');

test('a post that its author takes back goes with the next answer', async () => {
  all = all.slice(1);
  expect(await later(1)).toHaveLength(46);
});

test.each([
  ['draft', answer({ code: 'rest_forbidden', data: { status: 401 } }, [], 401)],
  ['one for members', answer(item(1, { content: { rendered: '', protected: true } }))],
])('a post that is made a %s goes', async (_, told) => {
  all = all.slice(1);
  odd = (url) => (url.pathname.endsWith('/posts/1') ? told : null);
  expect(await later(1)).toHaveLength(46);
});

test('a post that gets a password in the list goes', async () => {
  all = [item(1, { content: { rendered: '', protected: true } }), ...all.slice(1)];
  expect(await later(1)).toHaveLength(46);
});

test.each<[string, (url: URL) => Recorded | null]>([
  ['an empty list', (url) => (isList(url) ? answer([]) : null)],
  ['three of them', (url) => (isList(url) ? pageOf(items(3), url) : null)],
  [
    'a firewall from the third page on',
    (url) => (Number(url.searchParams.get('page') ?? 1) > 2 || !isList(url) ? answer('<html>', [], 403) : null),
  ],
  ['no second page', (url) => (url.searchParams.get('page') === '2' ? answer('', [], 503) : null)],
  ['the first page under each number', (url) => (isList(url) ? answer(items(20)) : null)],
  [
    'a list without one, and nothing clear of it',
    (url) => (isList(url) ? pageOf(items(46), url) : answer('', [], 503)),
  ],
])('%s replaces nothing, however often', async (_, answers) => {
  odd = answers;
  for (let time = 0; time < 15; time += 1) expect(await later(2)).toHaveLength(47);
  expect(keep.mock.calls.every(([posts]) => posts.length === 47)).toBe(true);
});

test('a firm that deletes most of its posts sees them go after ten minutes', async () => {
  all = items(3);
  for (let time = 0; time < 5; time += 1) expect(await later(2)).toHaveLength(47);
  for (let time = 0; time < 3; time += 1) await later(2);
  expect(await later(2)).toHaveLength(3);
  all = [];
  expect(await later(1)).toHaveLength(3);
  await later(5);
  expect(await later(6)).toHaveLength(0);
});

test('what comes before a failure is shown: a new post on the first page', async () => {
  all = [item(99), ...all];
  odd = (url) => (url.searchParams.get('page') === '3' ? answer('', [], 500) : null);
  expect(await later(1)).toHaveLength(48);
});

test('a text that was lost by itself stays, and one that its author has emptied goes', async () => {
  const empty = { content: { rendered: '', protected: false }, excerpt: { rendered: '' } };
  const [first, second] = [item(1, empty), item(2, { ...empty, modified: '2026-01-01T00:00:00' })];
  all = [first, second, ...all.slice(2)];
  const posts = await later(1);
  const textOf = (id: number) => posts.find((post) => post.id === id)?.content.rendered;
  expect([textOf(1), textOf(2)]).toEqual(['<p>Body 1</p>', '']);
});

test('a post under another name is found by the one that it had, and links by that lead to it', async () => {
  const html = `<p><a href="${wordPress.base}/post-1/">One</a></p>`;
  all = [item(1, { slug: 'first', link: `${wordPress.base}/first/` }), ...all.slice(1, -1)];
  all.push(item(47, { link: `${wordPress.base}/post-47/`, content: { rendered: html } }));
  const posts = await later(1);
  const found = (slug: string) => answerQuery(posts, postQuery.parse({ slug })).posts.map(({ link }) => link);
  expect([found('post-1'), found('first'), found('post-99')]).toEqual([['/blogs/first'], ['/blogs/first'], []]);
  expect(posts.find(({ id }) => id === 47)?.content.rendered).toBe('<p><a href="/blogs/first">One</a></p>');
  // Another post takes the old name over.
  all = [...all, item(60, { slug: 'post-1' })];
  expect(answerQuery(await later(1), postQuery.parse({ slug: 'post-1' })).posts.map(({ id }) => id)).toEqual([60]);
});

test('two posts of one name have an address each, and the older one keeps the name', async () => {
  all = [item(90, { slug: 'post-1' }), ...all];
  for (let time = 0; time < 2; time += 1) {
    const posts = await later(1);
    const linksOf = (...ids: number[]) => ids.map((id) => posts.find((post) => post.id === id)?.link);
    expect(linksOf(1, 90)).toEqual(['/blogs/post-1', '/blogs/post-1-90']);
  }
});

test('a post that the list lacks, and its own address has without its text, keeps the text', async () => {
  const bare = { ...item(1), content: { rendered: '', protected: false }, excerpt: { rendered: '' } };
  all = all.slice(1);
  odd = (url) => (url.pathname.endsWith('/posts/1') ? answer(bare) : null);
  expect((await later(1)).find(({ id }) => id === 1)?.content.rendered).toBe('<p>Body 1</p>');
});

test.each(['', { code: 'too_many_requests', message: 'Slow down.', data: { status: 429 } }])(
  'WordPress is left alone for as long as it asks: %j',
  async (body) => {
    odd = () => answer(body, [['Retry-After', '300']], 429);
    await later(1);
    const asked = wordPress.asked.length;
    await later(4.9);
    expect(wordPress.asked).toHaveLength(asked);
    odd = () => null;
    await later(0.2);
    expect(wordPress.asked.length).toBeGreaterThan(asked);
  },
);
