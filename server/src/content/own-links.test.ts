import { afterEach, expect, test, vi } from 'vitest';
import { answer, item, pageOf } from '#content/fixtures/items.ts';
import { replay, type StandIn, standIn } from '#content/fixtures/stand-in.ts';
import { wordPressSource } from '#content/wordpress-source.ts';

const log = { error: vi.fn() };
let wordPress: StandIn;
afterEach(() => wordPress.close());

const PUBLIC = 'http://127.0.0.1:8091';
const TARGETS = [
  item(105, {
    slug: 'other-post',
    link: `${PUBLIC}/2026/02/other-post/`,
    content: { rendered: '<h2 id="nav">NAV</h2><p>x</p>' },
  }),
  item(106, { slug: '%e0%a4%8f%e0%a4%95', link: `${PUBLIC}/%e0%a4%8f%e0%a4%95/` }),
  item(107, {
    slug: 'tax',
    link: `${PUBLIC}/?p=107`,
    _embedded: {
      'wp:term': [
        [
          { name: 'Tax &amp; returns', slug: 'tax' },
          { name: 'Income tax', slug: '%e0%a4%95%e0%a4%b0' },
          { name: 'Uncategorized', slug: 'uncategorized' },
        ],
      ],
    },
  }),
  item(108, { slug: '2025', link: `${PUBLIC}/2026/03/2025/` }),
];

const site = {
  publicUrl: 'https://www.firm.example',
  isPage: (path: string) => ['/', '/sipcalculator'].includes(path),
};

/** The text of an article that has this in it, by the site's own copy; `WP` stands for the address of the WordPress. */
async function shown(html: string, others = 20): Promise<string> {
  const rest = Array.from({ length: others }, (_, index) => item(index + 200));
  wordPress = await standIn((request, response, base) => {
    const link = item(1, {
      slug: 'first',
      link: `${base}/2026/01/first/`,
      content: { rendered: html.replaceAll('WP', base) },
    });
    // The article comes before those that it names, on another page of the list.
    replay(response, pageOf([link, ...rest, ...TARGETS], new URL(request.url ?? '/', base)), base);
  });
  const posts = await wordPressSource(wordPress.base, log, { site }).load(() => {});
  return posts.find(({ id }) => id === 1)?.content.rendered ?? '';
}

const hrefOf = async (address: string) =>
  /<a href="([^"]*)"( rel)?/.exec(await shown(`<p>See <a href="${address}">this</a>.</p>`))?.[1] ?? null;

test.each([
  ['WP/2026/02/other-post/', '/blogs/other-post'],
  ['WP/2026/02/other-post', '/blogs/other-post'],
  ['/2026/02/other-post/', '/blogs/other-post'],
  ['../../02/other-post/', '/blogs/other-post'],
  // Written while the WordPress had the address that is the site's now.
  ['https://firm.example/2019/07/other-post/', '/blogs/other-post'],
  ['https://www.firm.example/wp-content/uploads/2026/form.pdf', '/media/wordpress/2026/form.pdf'],
  ['WP/?p=105', '/blogs/other-post'],
  ['/?p=105&preview=true', '/blogs/other-post'],
  ['WP/index.php?page_id=105', '/blogs/other-post'],
  ['WP/2026/02/other-post/?utm_source=x#nav', '/blogs/other-post#article-nav'],
  ['WP/2026/02/other-post/#missing', '/blogs/other-post'],
  ['WP/other-post.html', '/blogs/other-post'],
  ['WP/blog/other-post/', '/blogs/other-post'],
  ['WP/2019/07/30/other-post/2/', '/blogs/other-post'],
  ['WP/archives/105', '/blogs/other-post'],
  ['WP/2026/02/other-post/amp/', '/blogs/other-post'],
  ['WP/%E0%A4%8F%E0%A4%95/', '/blogs/%E0%A4%8F%E0%A4%95'],
  ['WP/एक', '/blogs/%E0%A4%8F%E0%A4%95'],
  ['WP/tax/', '/blogs/tax'],
  ['WP/2026/03/2025/', '/blogs/2025'],
  ['WP/2026/01/first/', '/blogs/first'],
  ['WP/', '/blogs'],
  ['/', '/blogs'],
  ['WP', '/blogs'],
  ['WP/category/other/', '/blogs'],
  ['WP/category/uncategorized/', '/blogs'],
  // By the name that WordPress has for the address, and by the words.
  ['WP/category/tax/', '/blogs?topic=Tax%20%26%20returns'],
  ['WP/tag/tax/page/2/', '/blogs?topic=Tax%20%26%20returns'],
  ['WP/category/%E0%A4%95%E0%A4%B0/', '/blogs?topic=Income%20tax'],
  ['WP/category/money/tax-returns/', '/blogs?topic=Tax%20%26%20returns'],
  ['WP/?tag=tax-returns', '/blogs?topic=Tax%20%26%20returns'],
  ['WP/author/asha/', '/blogs'],
  ['WP/2026/02/', '/blogs'],
  ['WP/?cat=3', '/blogs'],
  ['WP/?s=gilt+funds', '/blogs?search=gilt%20funds'],
  ['WP/sipcalculator?monthly=5000', '/sipcalculator?monthly=5000'],
  ['/sipcalculator', '/sipcalculator'],
  ['WP/wp-content/uploads/2026/02/form.pdf#page=2', '/media/wordpress/2026/02/form.pdf#page=2'],
  ['WP/wp-content/uploads/2026/02/a.PNG', '/media/wordpress/2026/02/a.PNG'],
  // In a folder of its own, or with its library elsewhere.
  ['WP/wp/wp-content/uploads/2026/02/form.pdf', '/media/wordpress/~/wp/wp-content/uploads/2026/02/form.pdf'],
  ['WP/app/uploads/2026/02/form.pdf', '/media/wordpress/~/app/uploads/2026/02/form.pdf'],
  ['https://www.firm.example/forms/kyc.pdf', '/forms/kyc.pdf'],
  ['WP/wp-admin/post.php?post=105&action=edit', null],
  ['WP/wp-login.php', null],
  ['WP/xmlrpc.php', null],
  ['WP/feed/', null],
  ['WP/2026/02/other-post/feed/', null],
  ['WP/?feed=rss2', null],
  ['WP/wp-json/wp/v2/posts', null],
  ['WP/wp-content/plugins/x/readme.txt', null],
  ['WP/2026/02/other-post/#respond', null],
  ['WP/2026/02/other-post/?replytocom=5#respond', null],
  ['#respond', null],
  ['WP/a-page-that-nobody-knows/', null],
  ['https://elsewhere.example/2026/02/other-post/', 'https://elsewhere.example/2026/02/other-post/'],
  ['mailto:asha@firm.example', 'mailto:asha@firm.example'],
])('%s leads to %s', async (address, place) => {
  expect(await hrefOf(address)).toBe(place);
});

test('other files of the library stay where they are', async () => {
  expect(await hrefOf('WP/wp-content/uploads/2026/02/sheet.xlsx')).toBe(
    `${wordPress.base}/wp-content/uploads/2026/02/sheet.xlsx`,
  );
});

test.each(['https://www.firm.example', 'https://firm.example'])(
  'one that was written while the WordPress had the address %s is led to where the WordPress is now',
  async (firm) => {
    const address = await hrefOf(`${firm}/wp-content/uploads/2026/02/sheet.xlsx#rates`);
    expect(address).toBe(`${wordPress.base}/wp-content/uploads/2026/02/sheet.xlsx#rates`);
  },
);

test('what is no link keeps its words, and nothing names the WordPress', async () => {
  const html = await shown(
    '<p><a href="WP/wp-admin/"><strong>Edit</strong> this</a> <a href="WP/?p=105" title="T" target="_blank">that</a></p>\n<p>WP/2026/02/other-post/</p>\n<iframe src="WP/tax/embed/"></iframe><iframe src="WP/wp-admin/"></iframe>',
  );
  expect(html).toContain('<strong>Edit</strong> this');
  expect(html).toContain('<a href="/blogs/other-post" title="T">that</a>');
  expect(html).toContain('>Post 105<');
  expect(html).toContain('<a href="/blogs/tax">Post 107</a>');
  expect(html).not.toContain('127.0.0.1');
});

test('the text of an article is the same but for its links', async () => {
  const text =
    '<p>1 &lt; 2 &amp;&amp; "3" &nbsp; <a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer">x</a><br />y</p>';
  const own = await shown(`${text}<p><a href="WP/tax/">t</a></p>`);
  await wordPress.close();
  expect(own.replace('<br>', '<br />')).toBe(`${(await shown(text)).trim()}<p><a href="/blogs/tax">t</a></p>`);
});

test.each([
  ['WP/cms/category/x/', '/blogs'],
  ['WP/cms/wp-login.php', null],
  ['http://www.wp.example/a/', '/blogs/a'],
  ['https://wp.example/a', '/blogs/a'],
  ['//wp.example/a', '/blogs/a'],
  ['WP/cms/', '/blogs'],
  ['WP/cms/?p=2', '/blogs/a'],
  ['https://www.firm.example/sipcalculator', '/sipcalculator'],
  ['https://firm.example/', '/'],
  ['https://firm.example/media/x.svg', '/media/x.svg'],
  ['https://firm.example/wp-content/uploads/a.zip', 'https://wp.example/cms/wp-content/uploads/a.zip'],
])('a WordPress in a folder, whose posts have the address of the site: %s leads to %s', async (address, place) => {
  wordPress = await standIn((_request, response, base) => {
    const html = `<p><a href="${address.replace('WP', base)}">x</a></p>`;
    const posts = [
      item(1, { link: 'https://firm.example/first/', content: { rendered: html } }),
      item(2, { slug: 'a', link: 'https://wp.example/cms/a/' }),
    ];
    replay(response, answer(posts), base);
  });
  const posts = await wordPressSource(`${wordPress.base}/cms`, log, { site }).load(() => {});
  const first = posts.find(({ id }) => id === 1);
  expect(/href="([^"]*)"/.exec(first?.content.rendered ?? '')?.[1] ?? null).toBe(place);
});
