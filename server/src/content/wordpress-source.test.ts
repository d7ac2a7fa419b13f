import { afterEach, expect, test, vi } from 'vitest';
import { answer, item, pageOf } from '#content/fixtures/items.ts';
import { type Recorded, recorded, replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import { wordPressSource } from '#content/wordpress-source.ts';
import { heldTimeLimits } from '#testing/held-timers.ts';

const log = { error: vi.fn() };
let wordPress: StandIn;
afterEach(() => wordPress.close());

async function loaded(answers: Recorded | ((url: URL) => Recorded), limits?: { timeoutMs: number; maxBytes: number }) {
  wordPress = await standIn((request, response, base) => {
    const url = new URL(request.url ?? '/', base);
    replay(response, typeof answers === 'function' ? answers(url) : answers, base);
  });
  return wordPressSource(wordPress.base, log, { limits }).load(() => {});
}

test('the recorded list: newest first, the locked post left out', async () => {
  const list = recorded('posts-pretty');
  const posts = await loaded({
    ...list,
    headers: [...list.headers.filter(([name]) => name !== 'X-WP-TotalPages'), ['X-WP-TotalPages', '1']],
  });
  expect(posts.map(({ slug }) => slug)).toEqual([
    ...['very-long-body', 'more-and-pages', 'empty-body', '14-2', 'hindi-emoji', 'entities'],
    ...['very-long-title', 'hostile-author'],
  ]);
  expect(posts.find(({ slug }) => slug === '14-2')?.title.text).toBe('Untitled article of 15 April 2024');
  expect(posts.find(({ slug }) => slug === 'empty-body')?.content.rendered).toBe('');
  expect(posts.find(({ slug }) => slug === 'hindi-emoji')?.title.text).toContain('म्यूचुअल फंड');
  expect(posts.flatMap(({ slug, lang }) => (lang === undefined ? [] : [[slug, lang]]))).toEqual([
    ['hindi-emoji', 'hi-IN'],
  ]);
  expect(posts.find(({ slug }) => slug === 'more-and-pages')?.content.rendered).toContain('// &lt;T&gt;');
  expect(posts.every(({ title }) => title.text.length <= 501)).toBe(true);
});

test('a post without a slug has an address all the same', async () => {
  const [post] = await loaded(answer([item(7, { slug: '' })]));
  expect(post).toMatchObject({ slug: 'post-7', link: '/blogs/post-7' });
});

test('categories and tags are topics, each once, and none is the category of posts without one', async () => {
  const terms = [
    [
      { slug: 'uncategorized', name: 'Uncategorized' },
      { slug: 'tax', name: 'Tax &amp; returns' },
    ],
    [
      { slug: 'tax-2', name: 'Tax &amp; returns' },
      { slug: 'x', name: '<script>alert(1)</script>' },
    ],
  ];
  const posts = await loaded(
    answer([item(1, { _embedded: { 'wp:term': terms } }), item(2, { _embedded: { 'wp:term': 'x' } }), item(3)]),
  );
  expect(posts.map(({ id, topics }) => [id, topics]).sort()).toEqual([
    [1, ['Tax & returns']],
    [2, []],
    [3, []],
  ]);
});

test('entities: a title is text, a body keeps its meaning', async () => {
  const [post] = await loaded(recorded('entities'));
  expect(post?.title.text).toMatch(/^What’s new\? “Quotes”, ₹1,00,000 & 5 .*3 — it’s here…$/);
  expect(post?.title.rendered).not.toContain('<em>');
  expect(post?.content.rendered).toContain('&lt;b&gt;');
  expect(post?.excerpt.text).toContain('₹ ₹ &rupee;');
});

test('hostile-author: nothing acts, nothing has an id', async () => {
  const [post] = await loaded(recorded('hostile-author'));
  expect(post?.content.rendered).toContain('before');
  expect(post?.content.rendered).not.toMatch(/id=|<img|javascript:/);
});

test('image-post: pictures come through this site, lazy, with their sizes', async () => {
  const [post] = await loaded(recorded('image-post'));
  expect(post?.content.rendered).toContain('src="/media/wordpress/2026/11/sip-growth.png"');
  expect(post?.content.rendered).toContain('/media/wordpress/2026/11/sip-growth-768x432.png 768w');
  expect(post?.content.rendered).toContain('width="1600" height="900" loading="lazy"');
  expect(post?.content.rendered).not.toMatch(/<style|style=|id=|127\.0\.0\.1:\d+\/wp-content/);
});

test('video-embed: the address and the frame are links to click', async () => {
  const [post] = await loaded(recorded('video-embed'));
  expect(post?.content.rendered.match(/class="video"/g)).toHaveLength(2);
  expect(post?.content.rendered).not.toContain('<iframe');
});

test('locked: not shown at all', async () => {
  expect(await loaded(recorded('locked'))).toEqual([]);
});

test.each(['db-down', 'maintenance'])('%s: a failure, told in one line', async (name) => {
  await expect(loaded(recorded(name))).rejects.toThrow(/answered (?:500|503)/);
});

test('posts-page-99: the end, not a failure', async () => {
  const first = answer([item(1)], [['X-WP-TotalPages', '2']]);
  const posts = await loaded((url) => (url.searchParams.get('page') === '1' ? first : recorded('posts-page-99')));
  expect(posts).toHaveLength(1);
});

test('plain-site-pretty-url: a site without permalinks is read by its other address', async () => {
  const posts = await loaded((url) =>
    url.searchParams.has('rest_route') ? answer([item(1)]) : recorded('plain-site-pretty-url'),
  );
  expect(posts).toHaveLength(1);
  expect(wordPress.asked.at(-1)).toContain('rest_route=%2Fwp%2Fv2%2Fposts');
});

test('several pages are put together, each post once, and the first readers get the first page', async () => {
  const pages = [Array.from({ length: 20 }, (_, i) => item(i + 1)), [item(20), item(21)]];
  wordPress = await standIn((request, response, base) => {
    const page = Number(new URL(request.url ?? '/', base).searchParams.get('page'));
    replay(response, answer(pages[page - 1], [['X-WP-TotalPages', '2']]), base);
  });
  const arrived: number[] = [];
  const posts = await wordPressSource(wordPress.base, log).load((soFar) => arrived.push(soFar.length));
  expect(posts).toHaveLength(21);
  expect(arrived).toEqual([20]);
});

test('an answer above the cap is fetched post by post, and only the giant is missing', async () => {
  const all = [item(1), item(2, { content: { rendered: 'x'.repeat(50_000) } }), item(3)];
  const posts = await loaded(
    (url) => {
      const perPage = Number(url.searchParams.get('per_page'));
      const page = Number(url.searchParams.get('page'));
      return answer(all.slice((page - 1) * perPage, page * perPage), [
        ['X-WP-TotalPages', String(Math.ceil(3 / perPage))],
      ]);
    },
    { timeoutMs: 3_000, maxBytes: 20_000 },
  );
  expect(posts.map(({ id }) => id).sort()).toEqual([1, 3]);
  expect(log.error).toHaveBeenCalled();
});

test.each([
  ['invalid JSON', answer('[{"id":1,')],
  ['an object', answer({ posts: [] })],
])('%s is a failure', async (_, answer) => {
  await expect(loaded(answer)).rejects.toThrow();
});

test('items that are no posts are left out, those with a broken field stay', async () => {
  const posts = await loaded(
    answer([
      null,
      7,
      'x',
      { id: 'a' },
      { ...item(2), title: null },
      { ...item(5), date: '2026-13-45T00:00:00' },
      item(3),
      item(4, { _embedded: 'x' }),
    ]),
  );
  expect(posts.map(({ id }) => id).sort()).toEqual([2, 3, 4, 5]);
});

test('a slug of another script is readable, a broken one stays as it is', async () => {
  const posts = await loaded(answer([item(1, { slug: '%e0%a4%8f%e0%a4%95' }), item(2, { slug: '100%' })]));
  expect(posts.map(({ slug }) => slug).sort()).toEqual(['100%', 'एक']);
});

test('a redirect to another host is not followed', async () => {
  const answer: Recorded = {
    status: 302,
    headers: [['Location', 'http://169.254.169.254/latest/meta-data']],
    body: '',
  };
  await expect(loaded(answer)).rejects.toThrow('redirects to http://169.254.169.254');
});

test.each([
  ['a hang', 0],
  ['a slow drip', 3],
])('%s ends after the time-out, which no byte renews', async (_, pieces) => {
  const limits = heldTimeLimits();
  let sent = -1;
  wordPress = await standIn(async (_request, response) => {
    response.setHeader('content-type', 'application/json');
    for (sent = 0; sent < pieces; sent += 1) await new Promise<void>((resolve) => response.write('[', () => resolve()));
  });
  const answer = expect(wordPressSource(wordPress.base, log).load(() => {})).rejects.toThrow('The time is over.');
  await vi.waitFor(() => expect(sent).toBe(pieces), { timeout: 20_000 });
  expect(limits.ms).toEqual([25_000]);
  limits.pass();
  await answer;
});

test('what has not changed is not worked on again, and what has is', async () => {
  const other = item(2, { content: { rendered: '<p>Two</p>' } });
  let first = item(1, { content: { rendered: '<p><a href="/?p=2">Two</a></p>' } });
  wordPress = await standIn((request, response, base) =>
    replay(response, pageOf([first, other], new URL(request.url ?? '/', base)), base),
  );
  const source = wordPressSource(wordPress.base, log);
  const before = await source.load(() => {});
  const same = await source.load(() => {}, before);
  expect(same).toBe(before);
  first = item(1, { content: { rendered: '<p>One, <a href="/?p=2">two</a></p>' } });
  const after = await source.load(() => {}, same);
  expect(after.find(({ id }) => id === 1)?.content.rendered).toBe('<p>One, <a href="/blogs/post-2">two</a></p>');
});
