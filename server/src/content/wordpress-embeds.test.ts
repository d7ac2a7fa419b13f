import { afterEach, expect, test, vi } from 'vitest';
import { answer, item } from '#content/fixtures/items.ts';
import { type Recorded, replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import { wordPressSource } from '#content/wordpress-source.ts';

const log = { error: vi.fn() };
let wordPress: StandIn;
afterEach(() => wordPress.close());

async function source(answers: (url: URL) => Recorded) {
  wordPress = await standIn((request, response, base) =>
    replay(response, answers(new URL(request.url ?? '/', base)), base),
  );
  return wordPressSource(wordPress.base, log);
}

const POSTS = [item(1, { categories: [1, 4], tags: [7], featured_media: 9 }), item(2, { categories: [4], tags: [] })];
const TERMS = [
  { id: 1, name: 'Uncategorized', slug: 'uncategorized', taxonomy: 'category' },
  { id: 4, name: 'Tax &amp; returns', slug: 'tax', taxonomy: 'category' },
  { id: 7, name: 'SIP', slug: 'sip', taxonomy: 'post_tag' },
];

const MEDIA = [
  {
    id: 9,
    source_url: 'http://127.0.0.1:8091/wp-content/uploads/a.png',
    alt_text: 'A',
    media_details: { width: 640, height: 360 },
  },
];

const lists = (url: URL): Recorded => {
  const ids = (url.searchParams.get('include') ?? '').split(',').map(Number);
  const asked = (all: { id: number }[]) => answer(all.filter(({ id }) => ids.includes(id)));
  if (url.pathname.endsWith('/media')) return asked(MEDIA);
  return url.pathname.endsWith('/posts') ? answer(POSTS) : asked(TERMS);
};

test('topics and pictures come by their numbers where WordPress leaves them out, each asked for once', async () => {
  const posts = await (await source(lists)).load(() => {});
  expect(posts.map(({ id, topics, picture }) => [id, topics, picture?.src]).sort()).toEqual([
    [1, ['Tax & returns', 'SIP'], '/media/wordpress/a.png'],
    [2, ['Tax & returns'], undefined],
  ]);
  const beside = wordPress.asked.filter((address) => address.includes('include='));
  expect(beside.map((address) => new URL(address, 'http://x').searchParams.get('include'))).toEqual(['1,4', '7', '9']);
});

test.each([
  ['none', /./],
  ['no pictures', /media$/],
  ['no categories and tags', /(?:categories|tags)$/],
])('where %s can be had the copy keeps its own, and no article is lost', async (_, missing) => {
  let down = false;
  const site = await source((url) =>
    down && !url.pathname.endsWith('/posts') && missing.test(url.pathname) ? answer('', [], 500) : lists(url),
  );
  const copy = await site.load(() => {});
  down = true;
  expect(await site.load(() => {}, copy)).toEqual(copy);
  expect(await site.load(() => {})).toHaveLength(2);
});

const OWN = 'http://127.0.0.1:8091/wp-content/uploads';
const shownAs = async (media: object) => {
  const site = await source(() => answer([item(1, { featured_media: 9, _embedded: { 'wp:featuredmedia': [media] } })]));
  return (await site.load(() => {}))[0]?.picture;
};

test.each([
  [
    { source_url: `${OWN}/a.svg`, media_details: {} },
    { src: '/media/wordpress/a.svg', width: 1200, height: 675 },
  ],
  [
    { source_url: `${OWN}/a.svg`, media_details: { width: 1, height: 1 } },
    { width: 1200, height: 675 },
  ],
  [{ source_url: 'https://cdn.example/a.jpg' }, { src: 'https://cdn.example/a.jpg', width: 1200 }],
  [
    { source_url: `${OWN}/a.jpg`, media_details: { sizes: { full: { width: 640, height: 360 } } } },
    { src: '/media/wordpress/a.jpg', width: 640, height: 360 },
  ],
])('a picture whose size WordPress does not tell is shown: %j', async (media, picture) => {
  expect(await shownAs(media)).toMatchObject(picture);
});

test('where WordPress answers with an error in the place of a picture the copy keeps its own', async () => {
  let media: object = MEDIA[0] ?? {};
  const site = await source(() => answer([item(1, { featured_media: 9, _embedded: { 'wp:featuredmedia': [media] } })]));
  const copy = await site.load(() => {});
  media = { code: 'rest_forbidden', message: 'x', data: { status: 401 } };
  expect((await site.load(() => {}, copy))[0]?.picture?.src).toBe('/media/wordpress/a.png');
});

const GALLERY = '[vc_gallery images="9,10,11"]';
const NUMBERED = [10, 11].map((id) => ({
  id,
  source_url: `http://127.0.0.1:8091/wp-content/uploads/${id}.png`,
  alt_text: `No. ${id}`,
}));
const withGallery = (extra: object = {}) =>
  item(3, { content: { rendered: `<p>First.</p>${GALLERY}` }, _embedded: {}, ...extra });
const pictureList = (posts: unknown[]) => (url: URL) => {
  const ids = (url.searchParams.get('include') ?? '').split(',').map(Number);
  return url.pathname.endsWith('/media')
    ? answer([...MEDIA, ...NUMBERED].filter(({ id }) => ids.includes(id)))
    : answer(posts);
};

test('pictures of the text come by the numbers that a builder gives them', async () => {
  const [post] = await (await source(pictureList([withGallery()]))).load(() => {});
  expect(
    [...(post?.content.rendered ?? '').matchAll(/src="([^"]*)" alt="([^"]*)"/g)].map(([, ...each]) => each),
  ).toEqual([
    ['/media/wordpress/a.png', 'A'],
    ['/media/wordpress/10.png', 'No. 10'],
    ['/media/wordpress/11.png', 'No. 11'],
  ]);
  expect(wordPress.asked.filter((address) => address.includes('/media'))).toHaveLength(1);
});

test('where the pictures of a text cannot be had its copy stays until the author changes it', async () => {
  let down = false;
  let modified = '2024-05-01T10:00:00';
  const site = await source((url) =>
    down && url.pathname.endsWith('/media') ? answer('', [], 500) : pictureList([withGallery({ modified })])(url),
  );
  const copy = await site.load(() => {});
  down = true;
  expect(await site.load(() => {}, copy)).toEqual(copy);
  modified = '2024-06-01T10:00:00';
  const [changed] = await site.load(() => {}, copy);
  expect(changed?.content.rendered).toBe('<p>First.</p>');
});

test.each([
  ['Uncategorised', 'uncategorised', 'category'],
  ['Uncategorized', 'uncategorized-2', 'category'],
  ['बिना श्रेणी', '%e0%a4%ac', 'category'],
  ['ವರ್ಗೀಕರಿಸದ', 'x', 'category'],
  ['Video', 'post-format-video', 'post_format'],
  ['English', 'en', 'language'],
])('%s is no topic', async (name, slug, taxonomy) => {
  const terms = [
    [
      { name, slug, taxonomy },
      { name: 'SIP', slug: 'sip' },
    ],
  ];
  const site = await source(() => answer([item(1, { _embedded: { 'wp:term': terms } })]));
  expect((await site.load(() => {}))[0]?.topics).toEqual(['SIP']);
});
