import path from 'node:path';
import type { Post } from 'shared/contract/post';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { structuredData } from '#documents/structured-data.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

const site = readSite(path.join(repositoryRoot, 'site.json'));
const page = { path: '/blogs/:slug', remote: 'content', title: 'T', description: 'D' } as LivePage;
const parts = {
  language: 'en' as const,
  site,
  origin: 'https://firm.example',
  page,
  article: null,
  crumbs: undefined,
  picture: undefined,
};
const address = 'https://firm.example/blogs/a';

const read = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

const article = (title: string, date: string) =>
  ({ title: { text: title }, excerpt: { text: '' }, date, modified: date }) as Post;

test('a hostile title neither ends the script nor breaks a line of it, and still reads back', () => {
  const title = `</script><script>alert(1)</script><!-- \u2028 \u2029 & "quoted"`;
  const html = structuredData({ ...parts, address, article: article(title, '2026-07-20T09:00:00') });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toMatch(/[\u2028\u2029]|<!--/);
  expect(read(html)[1].headline).toBe(title);
});

test('an article’s times are the firm’s, unless they say otherwise; a long headline is cut', () => {
  const [, local] = read(
    structuredData({ ...parts, address, article: article('x'.repeat(200), '2026-07-20T09:00:00') }),
  );
  expect(local).toMatchObject({ datePublished: '2026-07-20T09:00:00+05:30', headline: `${'x'.repeat(110)}…` });
  const [, zoned] = read(structuredData({ ...parts, address, article: article('x', '2026-07-20T09:00:00Z') }));
  expect(zoned.datePublished).toBe('2026-07-20T09:00:00Z');
});

test('an article is in its own language, whatever that of the page is', () => {
  const languageOf = (lang?: string) =>
    read(
      structuredData({
        ...{ ...parts, address, language: 'hi' as const },
        article: { ...article('x', '2026-07-20T09:00:00'), ...(lang === undefined ? {} : { lang }) },
      }),
    )[1].inLanguage;
  expect(languageOf('en-IN')).toBe('en-IN');
  expect(languageOf()).toBe('hi-IN');
});

test('a long headline is cut between words, and in no sign', () => {
  const headlineOf = (title: string) =>
    read(structuredData({ ...parts, address, article: article(title, '2026-07-20T09:00:00') }))[1].headline;
  expect(headlineOf(`${'x'.repeat(109)}🙂 and more`)).toBe(`${'x'.repeat(109)}…`);
  expect(headlineOf('word '.repeat(40))).toBe(`${'word '.repeat(22).trim()}…`);
});

test('an article’s author is the person who wrote it, else the firm', () => {
  const authorOf = (author: Post['author']) =>
    read(structuredData({ ...parts, address, article: { ...article('x', '2026-07-20T09:00:00'), author } }))[1].author;
  expect(authorOf(null)).toMatchObject({ '@type': 'Organization', name: site.firm.name });
  expect(authorOf({ name: 'Meera Sample', role: 'founder' })).toMatchObject({
    '@type': 'Person',
    name: 'Meera Sample',
    worksFor: { name: site.firm.name },
  });
});

test('an article’s topics are its keywords, where it has any', () => {
  const keywordsOf = (topics: string[]) =>
    read(structuredData({ ...parts, address, article: { ...article('x', '2026-07-20T09:00:00'), topics } }))[1]
      .keywords;
  expect(keywordsOf(['Tax', 'SIP'])).toEqual(['Tax', 'SIP']);
  expect(keywordsOf([])).toBeUndefined();
});

test('only a page that says so is an application', () => {
  const types = (application?: boolean) =>
    read(structuredData({ ...parts, address, page: { ...page, ...(application && { application }) } })).map(
      (fact) => fact['@type'],
    );
  expect(types()).toEqual(['FinancialService']);
  expect(types(true)).toEqual(['WebApplication']);
});

test('the breadcrumb is the declared one, the page itself at its end under its title or the name that it has there', () => {
  const crumbs = [
    { to: '/', label: 'Home' },
    { to: '/blogs', label: 'Blogs' },
  ];
  const told = (declared: { crumbs?: typeof crumbs; here?: string }) =>
    read(structuredData({ ...parts, address, crumbs: declared }))[1]?.itemListElement.map(
      ({ position, name, item }: Record<string, unknown>) => [position, name, item],
    );
  const above = [
    [1, 'Home', 'https://firm.example/'],
    [2, 'Blogs', 'https://firm.example/blogs'],
  ];
  expect(told({ crumbs })).toEqual([...above, [3, 'T', address]]);
  expect(told({ crumbs, here: 'Here' })).toEqual([...above, [3, 'Here', address]]);
  // A page at the top, and every page of a release from before pages said it.
  expect(told({ crumbs: [] })).toBeUndefined();
  expect(told({})).toBeUndefined();
});
