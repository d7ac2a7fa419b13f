import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { listPosts } from 'shared/contract/post';
import { afterEach, expect, test } from 'vitest';
import { recorded, replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import { type ContentDependencies, contentRoutes } from '#content/routes.ts';
import { imageAddressOf } from '#content/wordpress-pictures.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function origin(deps: Partial<ContentDependencies> = {}) {
  const siteFolder = temporaryFolder('content');
  mkdirSync(path.join(siteFolder, 'posts'));
  mkdirSync(path.join(siteFolder, 'media'));
  for (let day = 1; day <= 12; day += 1) {
    const date = `2026-01-${String(day).padStart(2, '0')}`;
    const topics = ['SIP', 'Tax, SIP', 'Goals'][day % 3];
    const text = `---\ntitle: Article ${day}\ndescription: About ${day}.\ndate: ${date}\ntopics: ${topics}${day === 3 ? '\nauthor: Asha Sample, founder' : ''}\n---\n\n## Head\n\nText ${day === 3 ? 'on Gilt funds' : ''}`;
    writeFileSync(path.join(siteFolder, 'posts', `article-${day}.md`), text);
  }
  writeFileSync(path.join(siteFolder, 'posts', 'broken.md'), 'no head');
  writeFileSync(
    path.join(siteFolder, 'media', 'steps.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  const app = Fastify();
  contentRoutes(app, { siteFolder, ...deps });
  open.push(app);
  return app;
}

async function wordPress(...args: Parameters<typeof standIn>): Promise<StandIn> {
  const one = await standIn(...args);
  open.push(one);
  return one;
}

test('ten articles by default, newest first, with the totals of WordPress, in the shape of the contract', async () => {
  const response = await origin().inject('/wp-json/wp/v2/posts');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'x-wp-total': '12', 'x-wp-totalpages': '2' });
  const posts = listPosts.answer.parse(response.json());
  expect(posts.map(({ slug }) => slug)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `article-${day}`));
});

test.each([
  ['page=2', 2],
  ['per_page=5', 5],
  ['per_page=5&offset=9', 3],
  ['slug=article-3', 1],
  ['slug=nothing', 0],
  ['search=GILT%20funds', 1],
  ['search=', 10],
  ['topic=goals', 4],
  ['topic=SIP&search=gilt', 1],
  ['topic=nothing', 0],
  ['topic=', 10],
  ['topic=%20goals', 4],
  ['page=99', 0],
  ['page=', 10],
  ['per_page=5&more=1', 6],
  ['per_page=5&page=3&more=1', 2],
])('?%s answers %i articles', async (query, count) => {
  const response = await origin().inject(`/wp-json/wp/v2/posts?${query}`);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toHaveLength(count);
});

test('_fields sends only what is named, parts too', async () => {
  const response = await origin().inject('/wp-json/wp/v2/posts?per_page=1&_fields=slug,title.text,nothing');
  expect(response.json()).toEqual([{ slug: 'article-12', title: { text: 'Article 12' } }]);
});

test.each([
  // Its topics are Tax and SIP: those with both come before those with one, and the newest first.
  ['article-1', ['article-10', 'article-7', 'article-4', 'article-12', 'article-9']],
  ['article-2', ['article-11', 'article-8', 'article-5', 'article-12', 'article-10']],
  ['nothing', ['article-12', 'article-11', 'article-10', 'article-9', 'article-8']],
])('near=%s answers the others, those with its topics first', async (near, slugs) => {
  const response = await origin().inject(`/wp-json/wp/v2/posts?per_page=5&_fields=slug&near=${near}`);
  expect(response.json().map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
});

test('an article by one of the leaders has the portrait, and no other has one', async () => {
  const portrait = { file: 'asha.svg', alt: 'Asha' };
  const authorIn = async (people: NonNullable<ContentDependencies['people']>, slug: string) =>
    (await origin({ people }).inject(`/wp-json/wp/v2/posts?slug=${slug}&_fields=author`)).json()[0].author;
  const leaders = [{ name: 'Meera Sample' }, { name: 'Asha Sample', portrait }];
  expect(await authorIn(leaders, 'article-3')).toEqual({ name: 'Asha Sample', role: 'founder', portrait });
  expect(await authorIn([{ name: 'Asha Sample' }], 'article-3')).toEqual({ name: 'Asha Sample', role: 'founder' });
  expect(await authorIn(leaders, 'article-4')).toBeNull();
});

test.each(['per_page=0', 'per_page=101', 'page=x', 'page=-1', 'slug=a&slug=b'])(
  '?%s is a 400 that names the field',
  async (query) => {
    const response = await origin().inject(`/wp-json/wp/v2/posts?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      fields: { [query.split('=')[0] ?? '']: expect.any(String) },
    });
  },
);

test('WordPress away: an empty list at once, and no error', async () => {
  const down = await wordPress((_, response, base) => replay(response, recorded('db-down'), base));
  const response = await origin({ wordPressUrl: down.base }).inject('/wp-json/wp/v2/posts');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual([]);
});

test('after a restart the copy on disk serves readers though WordPress is away', async () => {
  const dataFolder = temporaryFolder('content-data');
  let name = 'entities';
  const flaky = await wordPress((_, response, base) => replay(response, recorded(name), base));
  expect((await origin({ wordPressUrl: flaky.base, dataFolder }).inject('/wp-json/wp/v2/posts')).json()).toHaveLength(
    1,
  );
  name = 'maintenance';
  expect((await origin({ wordPressUrl: flaky.base, dataFolder }).inject('/wp-json/wp/v2/posts')).json()).toHaveLength(
    1,
  );
  const other = await wordPress((_, response, base) => replay(response, recorded('maintenance'), base));
  expect((await origin({ wordPressUrl: other.base, dataFolder }).inject('/wp-json/wp/v2/posts')).json()).toEqual([]);
});

test('pictures of the site: typed, sandboxed, and nothing beside them', async () => {
  const app = origin();
  const picture = await app.inject('/media/steps.svg');
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  for (const url of [
    '/media/none.svg',
    '/media/..%2fposts%2farticle-1.md',
    '/media/%2e%2e/posts/article-1.md',
    '/media/steps.txt',
    '/media/',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
});

test('pictures of WordPress come through, and only pictures from its uploads', async () => {
  const site = await wordPress((request, response) => {
    const isPicture = request.url === '/wp-content/uploads/2026/11/a%20b.png';
    response.setHeader('content-type', isPicture ? 'image/png' : 'text/html');
    response.end(isPicture ? 'PNG' : '<script>1</script>');
  });
  const app = origin({ wordPressUrl: site.base });
  const picture = await app.inject('/media/wordpress/2026/11/a%20b.png');
  expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([200, 'image/png', 'PNG']);
  for (const url of [
    '/media/wordpress/page.png',
    '/media/wordpress/..%2f..%2fwp-config.png',
    '/media/wordpress/2026/x.php',
    '/media/wordpress/',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
  expect((await origin().inject('/media/wordpress/2026/11/a%20b.png')).statusCode).toBe(404);
});

test.each(['SIP-of-₹5000.png', 'SIP–vs–FD.png', 'ವರ್ಷ\u200cಗಳು.png', "asha's [1].png"])(
  'a picture called %s has the address here that it is shown by',
  async (name) => {
    const site = await wordPress((_, response) => void response.setHeader('content-type', 'image/png').end('PNG'));
    const src = imageAddressOf(site.base, site.base)(`${site.base}/wp-content/uploads/2026/${name}`) ?? '';
    expect(src).toMatch(/^\/media\/wordpress\/2026\//);
    expect((await origin({ wordPressUrl: site.base }).inject(src)).body).toBe('PNG');
  },
);

test('a picture of a kind that is not handed on is shown by no address', () => {
  const addressOf = imageAddressOf('https://wp.example', 'https://wp.example/a/');
  expect(addressOf('/wp-content/uploads/2026/a.bmp')).toBeNull();
  expect(addressOf('https://www.wp.example/wp-content/uploads/2026/a.png')).toBe('/media/wordpress/2026/a.png');
});

test.each([
  ['in a folder of its own', '', '/wp/wp-content/uploads/2026/a.png'],
  ['with its library elsewhere', '', '/app/uploads/2026/a.png'],
  ['beside the pages that were there before it', '', '/images/a%20b.png'],
  ['whose folder a proxy hides', '/inside', '/wp-content/uploads/2026/a.png'],
  ['whose folder a proxy adds', '', '/blog/wp-content/uploads/2026/a.png', '/wp-content/uploads/2026/a.png'],
])('a picture of a WordPress %s is shown', async (_, folder, shownAs, kept = `${folder}${shownAs}`) => {
  const site = await wordPress((request, response) => {
    if (request.url !== kept) return void response.writeHead(404).end();
    response.setHeader('content-type', 'image/png').end('PNG');
  });
  const base = `${site.base}${folder}`;
  const src = imageAddressOf(base, 'https://firm.example/a/')(`https://firm.example${shownAs}`) ?? '';
  expect(src).toMatch(/^\/media\/wordpress\//);
  expect((await origin({ wordPressUrl: base }).inject(src)).body).toBe('PNG');
});

test('a picture under the address that the WordPress had before, which is this site’s now, is shown', () => {
  const addressOf = imageAddressOf('https://cms.firm.example', 'https://cms.firm.example/a/', 'https://firm.example');
  expect(addressOf('https://www.firm.example/wp-content/uploads/2026/a.png')).toBe('/media/wordpress/2026/a.png');
  expect(addressOf('https://firm.example/media/own.png')).toBe('https://firm.example/media/own.png');
});

test('a picture of the firm that Jetpack has copied comes through this site, anybody else’s stays', () => {
  const addressOf = imageAddressOf(
    'https://cms.firm.example',
    'https://www.cms.firm.example/a/',
    'https://firm.example',
  );
  for (const host of ['cms.firm.example', 'www.cms.firm.example', 'firm.example']) {
    expect(addressOf(`http://i2.wp.com/${host}/wp-content/uploads/2026/a.png?resize=300%2C200&ssl=1`)).toBe(
      '/media/wordpress/2026/a.png',
    );
  }
  const others = 'https://i0.wp.com/elsewhere.example/wp-content/uploads/a.png?w=300';
  expect(addressOf(others)).toBe(others);
  expect(addressOf('https://i0.wp.com/')).toBe('https://i0.wp.com/');
});

test('a WordPress behind a log-in is asked with it, for articles, pictures and after a redirect, and no link tells it', async () => {
  const authorization = `Basic ${Buffer.from('site:a b').toString('base64')}`;
  const sheet = '<p><a href="/wp-content/uploads/2026/sheet.xlsx">Rates</a></p>';
  const site = await wordPress((request, response) => {
    if (request.headers.authorization !== authorization) return void response.writeHead(401).end();
    if (request.url?.endsWith('a.png')) return void response.writeHead(302, { location: `${site.base}/b.png` }).end();
    if (request.url?.endsWith('b.png')) return void response.setHeader('content-type', 'image/png').end('PNG');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ id: 1, slug: 'a', title: 'A', content: { rendered: sheet } }]));
  });
  const app = origin({ wordPressUrl: site.base.replace('//', '//site:a%20b@') });
  expect((await app.inject('/media/wordpress/2026/a.png')).body).toBe('PNG');
  const [post] = (await app.inject('/wp-json/wp/v2/posts')).json();
  expect(post.content.rendered).toContain(`href="${site.base}/wp-content/uploads/2026/sheet.xlsx"`);
});

test('a PDF of WordPress is handed on, what is only called so is not', async () => {
  const site = await wordPress((request, response) => {
    response.setHeader('content-type', 'application/octet-stream');
    response.end(request.url?.endsWith('form.pdf') ? '%PDF-1.7 x' : '<script>1</script>');
  });
  const app = origin({ wordPressUrl: site.base });
  const file = await app.inject('/media/wordpress/2026/form.pdf');
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.7 x']);
  expect(file.headers['x-content-type-options']).toBe('nosniff');
  expect((await app.inject('/media/wordpress/2026/page.pdf')).statusCode).toBe(404);
});

test('a copy that an earlier release has kept names the WordPress to nobody', async () => {
  const dataFolder = temporaryFolder('content-data');
  const down = await wordPress((_, response, base) => replay(response, recorded('maintenance'), base));
  const flaky = await wordPress((_, response, base) => replay(response, recorded('entities'), base));
  await origin({ wordPressUrl: flaky.base, dataFolder }).inject('/wp-json/wp/v2/posts');
  const file = path.join(dataFolder, 'posts.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  kept.from = down.base;
  kept.posts[0].content.rendered = `<p><a href="${down.base}/?p=12">x</a></p>`;
  writeFileSync(file, JSON.stringify(kept));
  const [post] = (await origin({ wordPressUrl: down.base, dataFolder }).inject('/wp-json/wp/v2/posts')).json();
  expect(post.content.rendered).toBe(`<p><a href="${post.link}">x</a></p>`);
});
