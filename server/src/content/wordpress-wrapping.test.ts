import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, item, items, pageOf } from '#content/fixtures/items.ts';
import { type Recorded, recorded, replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import { wordPressSource } from '#content/wordpress-source.ts';

const log = { error: vi.fn() };
let wordPress: StandIn;
beforeEach(() => void log.error.mockClear());
afterEach(() => wordPress.close());

async function source(answers: (url: URL) => Recorded | { bytes: Buffer; headers: Record<string, string> }) {
  wordPress = await standIn((request, response, base) => {
    const told = answers(new URL(request.url ?? '/', base));
    if ('bytes' in told) response.writeHead(200, told.headers).end(told.bytes);
    else replay(response, told, base);
  });
  return wordPressSource(wordPress.base, log);
}

const ALL = items(47);
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id).sort((a, b) => a - b);
const IDS = ALL.map(({ id }) => id);

const NOTICE = '<br />\n<b>Notice</b>: Undefined index: a[0] in <b>/x.php</b> on line <b>12</b> [] {"a":1}<br />\n';

test.each<[string, (json: string) => string, string | undefined]>([
  ['called a page', (json) => json, 'text/html; charset=UTF-8'],
  ['called nothing', (json) => json, undefined],
  ['behind one byte-order mark', (json) => `\uFEFF${json}`, 'text/html'],
  ['behind three, with lines between', (json) => `\uFEFF\n\uFEFF \r\n\uFEFF${json}`, 'application/json'],
  ['behind a notice of PHP', (json) => NOTICE + json, 'text/html'],
  ['behind a line of a log', (json) => `[26-Nov-2026 12:00:00 UTC] PHP Warning: it's "x" in y\n${json}`, 'text/html'],
  ['behind a comment', (json) => `<!-- cached [page] "1 -->\n${json}`, 'application/json'],
  [
    'before a comment and a script',
    (json) => `${json}\n<!-- Cached [1] --><script>var a=[{"b":1}];</script>`,
    'text/html',
  ],
  ['behind a guard', (json) => `)]}',\n${json}`, 'application/json'],
  ['with signs of control in a text', (json) => json.replace('Body 1<', 'Body\u00011<'), 'application/json'],
  ['as an object with numbers', (json) => JSON.stringify({ ...JSON.parse(json) }), 'application/json'],
  ['in an envelope', (json) => JSON.stringify({ body: JSON.parse(json), status: 200 }), 'application/json'],
])('posts %s are all read, and what stands around them is told once', async (_, wrapped, type) => {
  const site = await source((url) => {
    const { status, body } = pageOf(ALL, url);
    const bytes = Buffer.from(wrapped(JSON.stringify(body)));
    return status === 200 ? { bytes, headers: type === undefined ? {} : { 'content-type': type } } : pageOf(ALL, url);
  });
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
  await site.load(() => {});
  const isNoisy = /[<)]|PHP/.test(wrapped('[]'));
  expect(log.error).toHaveBeenCalledTimes(isNoisy ? 1 : 0);
});

test('posts of one date that change places between two pages all come, by their numbers from then on', async () => {
  const total: [string, string][] = [['X-WP-Total', '47']];
  const site = await source((url) => {
    if (url.searchParams.get('orderby') === 'id') return pageOf(ALL, url, total);
    // The last of the first page comes once more in the place of another.
    const shaken = ALL.map((post, place) => (place === 25 ? ALL[19] : post));
    return pageOf(shaken, url, total);
  });
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
  const asked = wordPress.asked.length;
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
  expect(wordPress.asked.slice(asked).every((address) => address.includes('orderby=id'))).toBe(true);
});

test('a WordPress that does not take the order by numbers loses nothing by it', async () => {
  const site = await source((url) => {
    const refusal = answer({ code: 'rest_invalid_param', data: { params: { orderby: 'x' } } }, [], 400);
    const shaken = ALL.map((post, place) => (place === 25 ? ALL[19] : post));
    return url.searchParams.has('orderby') ? refusal : pageOf(shaken, url, [['X-WP-Total', '47']]);
  });
  for (let time = 0; time < 2; time += 1) expect(await site.load(() => {})).toHaveLength(46);
});

const TITLE = [item(1, { title: { rendered: 'Café ₹ एक' } })];
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each<[string, Buffer, Record<string, string>, string]>([
  [
    'UTF-16 called UTF-8',
    Buffer.from(`\uFEFF${JSON.stringify(TITLE)}`, 'utf16le'),
    { 'content-type': 'application/json; charset=utf-8' },
    'Café ₹ एक',
  ],
  ['UTF-16 without a mark', Buffer.from(JSON.stringify(TITLE), 'utf16le'), {}, 'Café ₹ एक'],
  ['UTF-16 the other way round', swapped(Buffer.from(`\uFEFF${JSON.stringify(TITLE)}`, 'utf16le')), {}, 'Café ₹ एक'],
  [
    'UTF-8 called latin-1',
    Buffer.from(JSON.stringify(TITLE)),
    { 'content-type': 'application/json; charset=iso-8859-1' },
    'Café ₹ एक',
  ],
  [
    'latin-1 called UTF-8',
    Buffer.from(JSON.stringify([item(1, { title: { rendered: 'Café' } })]), 'latin1'),
    { 'content-type': 'application/json; charset=UTF-8' },
    'Café',
  ],
  ['plain, called gzip', Buffer.from(JSON.stringify(TITLE)), { 'content-encoding': 'gzip' }, 'Café ₹ एक'],
  ['plain, called br', Buffer.from(JSON.stringify(TITLE)), { 'content-encoding': 'br' }, 'Café ₹ एक'],
  ['gzip, called nothing', gzipSync(JSON.stringify(TITLE)), {}, 'Café ₹ एक'],
  ['gzip, called gzip', gzipSync(JSON.stringify(TITLE)), { 'content-encoding': 'gzip' }, 'Café ₹ एक'],
  [
    'with too long a length',
    Buffer.from(JSON.stringify(TITLE)),
    { 'content-length': '99999', connection: 'close' },
    'Café ₹ एक',
  ],
])('%s: the bytes decide', async (_, bytes, headers, title) => {
  wordPress = await standIn((_request, response) => {
    response.writeHead(200, headers);
    response.write(bytes);
    if (headers['content-length'] === undefined) response.end();
    else setTimeout(() => response.destroy(), 50);
  });
  const [post] = await wordPressSource(wordPress.base, log).load(() => {});
  expect(post?.title.text).toBe(title);
});

test.each<[string, (page: number) => [string, string][]]>([
  ['none', () => []],
  [
    'empty ones',
    () => [
      ['X-WP-TotalPages', ''],
      ['X-WP-Total', ''],
    ],
  ],
  ['two in one', () => [['X-WP-TotalPages', '3, 3']]],
  ['NaN', () => [['X-WP-TotalPages', 'NaN']]],
  [
    '0',
    () => [
      ['X-WP-TotalPages', '0'],
      ['X-WP-Total', '0'],
    ],
  ],
  [
    'too small a number',
    () => [
      ['X-WP-TotalPages', '1'],
      ['X-WP-Total', '20'],
    ],
  ],
  ['the number of the page', (page) => [['X-WP-TotalPages', String(page)]]],
  [
    'far too large a number',
    () => [
      ['X-WP-TotalPages', '4000'],
      ['X-WP-Total', '80000'],
    ],
  ],
  ['another name', () => [['X-Total-Pages', '1']]],
])('headers with %s cost no article and end in time', async (_, headers) => {
  const site = await source((url) => pageOf(ALL, url, headers(Number(url.searchParams.get('page')))));
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
  expect(wordPress.asked.length).toBeLessThanOrEqual(4);
});

test.each<[string, (url: URL) => Recorded]>([
  [
    'refuses more than 10 at once',
    (url) =>
      Number(url.searchParams.get('per_page')) > 10
        ? answer({ code: 'rest_invalid_param', data: { status: 400, params: { per_page: 'x' } } }, [], 400)
        : pageOf(ALL, url),
  ],
  [
    'gives 7 at once whatever is asked',
    (url) => {
      url.searchParams.set('per_page', '7');
      return pageOf(ALL, url);
    },
  ],
  [
    'answers an empty page at the end',
    (url) => (Number(url.searchParams.get('page')) > 3 ? answer([]) : pageOf(ALL, url)),
  ],
  [
    'answers a page of the theme past the end',
    (url) =>
      Number(url.searchParams.get('page')) > 3
        ? { status: 404, headers: [], body: '<!doctype html><script>var x=[]</script>' }
        : pageOf(ALL, url),
  ],
  ['calls all good answers errors', (url) => ({ ...pageOf(ALL, url), status: 500 })],
  [
    'blocks the address below /wp-json',
    (url) => (url.pathname.startsWith('/wp-json') ? { status: 403, headers: [], body: 'Forbidden' } : pageOf(ALL, url)),
  ],
  [
    'shows the theme below /wp-json',
    (url) =>
      url.pathname.startsWith('/wp-json')
        ? {
            status: 200,
            headers: [['Content-Type', 'text/html']],
            body: '<!doctype html><script>var x=[], y=[{"id":3,"title":"Menu"}]</script>',
          }
        : pageOf(ALL, url),
  ],
  [
    'says in an error with 200 that it does not know the address',
    (url) =>
      url.pathname.startsWith('/wp-json') ? answer({ code: 'rest_no_route', data: { status: 404 } }) : pageOf(ALL, url),
  ],
])('a WordPress that %s is read whole', async (_, answers) => {
  const site = await source(answers);
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
});

test('a list that moves while it is read has each post once, and none is lost', async () => {
  let asked = 0;
  // A new post comes while the pages are read: the last of page 1 is the first of page 2.
  const site = await source((url) => pageOf(asked++ === 0 ? ALL : [item(99), ...ALL], url));
  expect(idsOf(await site.load(() => {}))).toEqual(IDS);
});

test('the same page whatever is asked comes to an end', async () => {
  const site = await source(() => answer(items(20), [['X-WP-TotalPages', '9']]));
  expect(await site.load(() => {})).toHaveLength(20);
  expect(wordPress.asked).toHaveLength(2);
});

test.each<[string, object, object]>([
  ['title is a string', { title: 'A &amp; B' }, { title: { text: 'A & B' } }],
  ['title is null', { title: null }, { title: { text: 'Untitled article of 2 April 2024' } }],
  ['text is a string', { content: '<p>x</p>' }, { content: { rendered: '<p>x</p>' } }],
  ['excerpt is null', { excerpt: null }, { excerpt: { text: 'Body 1' } }],
  ['number is a string', { id: '1' }, { id: 1 }],
  ['slug is a number', { slug: 7 }, { slug: 'post-1' }],
  ['date is null', { date: null, date_gmt: '2024-04-01T20:00:00' }, { date: '2024-04-02T01:30:00' }],
  ['date has a zone', { date: '2024-04-01T20:00:00Z' }, { date: '2024-04-02T01:30:00' }],
  ['date has a space', { date: '2024-04-01 20:00:00' }, { date: '2024-04-01T20:00:00' }],
  ['date is zero', { date: '0000-00-00T00:00:00', modified: '2024-04-03T10:00:00' }, { date: '2024-04-03T10:00:00' }],
  ['change is a number', { modified: 5 }, { modified: '2024-04-02T10:00:00' }],
  ['change is older than its date', { modified: '2024-03-30T09:00:00' }, { modified: '2024-04-02T10:00:00' }],
  ['change is newer', { modified: '2024-04-09T09:00:00' }, { modified: '2024-04-09T09:00:00' }],
  ['link is null', { link: null }, { link: '/blogs/post-1' }],
  ['status is missing', { status: null }, { status: 'publish' }],
  [
    'embedded things are an error',
    { _embedded: { 'wp:term': [{ code: 'x' }], 'wp:featuredmedia': {} } },
    { topics: [] },
  ],
])('a post whose %s is an article', async (_, extra, expected) => {
  const site = await source(() => answer([item(1, extra)]));
  expect(await site.load(() => {})).toMatchObject([expected]);
});

test('an item that cannot be read is told once, by its number', async () => {
  const site = await source(() => answer([{ id: 'x7', title: 'X' }, item(2)]));
  expect(await site.load(() => {})).toHaveLength(1);
  await site.load(() => {});
  expect(log.error.mock.calls).toEqual([[expect.objectContaining({ id: 'x7' }), expect.any(String)]]);
});

test('a list that was cut is none, and what is in its posts is no article', async () => {
  const terms = [[{ id: 4, name: 'Tax', slug: 'tax', link: 'x' }]];
  const whole = JSON.stringify([item(1), item(2, { _embedded: { 'wp:term': terms } })]);
  for (const noise of ['', NOTICE]) {
    const site = await source(() => answer(noise + whole.slice(0, whole.lastIndexOf(']]') + 1)));
    await expect(site.load(() => {})).rejects.toThrow('no posts in it');
    await wordPress.close();
  }
});

test('a long text behind a notice is read, and a noisy page of nothing is soon over', async () => {
  const long = 'x"\\ '.repeat(300_000);
  const site = await source(() => answer(NOTICE + JSON.stringify([item(1, { content: { rendered: long } })])));
  expect((await site.load(() => {}))[0]?.content.rendered.length).toBeGreaterThan(1_000_000);
  await wordPress.close();
  const page = await source(() => answer('[{ {"a [ '.repeat(200_000)));
  // Time that this process has worked: what else the machine does says nothing about the page.
  const before = process.cpuUsage();
  await expect(page.load(() => {})).rejects.toThrow('no posts in it');
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});

test('maintenance says for how long, and an error in 200 is no empty list', async () => {
  const site = await source(() => recorded('maintenance'));
  await expect(site.load(() => {})).rejects.toMatchObject({ retryAfterMs: 600_000 });
  await wordPress.close();
  const other = await source(() => answer({ code: 'rest_cannot_read', message: 'x' }));
  await expect(other.load(() => {})).rejects.toThrow('rest_cannot_read');
});
