import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { articlePage, isUnknownArticle } from '#content/article-page.ts';

const page = {
  path: '/blogs/:slug',
  remote: 'content',
  title: 'Article',
  description: 'An article.',
  data: ['/wp-json/wp/v2/posts?slug=:slug', '/wp-json/wp/v2/posts?per_page=4'],
} as LivePage;
const call = '/wp-json/wp/v2/posts?slug=a';

test('an article gives its page title and description', () => {
  const answers = { [call]: [{ title: { text: 'Tax & you' }, excerpt: { text: 'What remains.' } }] };
  expect(articlePage(page, answers)).toMatchObject({ title: 'Tax & you', description: 'What remains.' });
});

test('without a summary the page keeps its own description', () => {
  expect(articlePage(page, { [call]: [{ title: { text: 'A' }, excerpt: { text: '' } }] }).description).toBe(
    'An article.',
  );
});

test('an article that is not there keeps its address out of search engines', () => {
  expect(articlePage(page, { [call]: [] })).toMatchObject({ title: 'Article', indexable: false });
  expect(articlePage(page, {}).indexable).toBe(false);
});

test('other pages stay as they are', () => {
  const blogs = { ...page, data: ['/wp-json/wp/v2/posts?per_page=10'] } as LivePage;
  expect(articlePage(blogs, {})).toBe(blogs);
});

test('tells an article that does not exist from one that cannot be had just now', () => {
  expect(isUnknownArticle(page, { [call]: [] })).toBe(true);
  expect(isUnknownArticle(page, { [call]: [{ title: { text: 'A' } }] })).toBe(false);
  expect(isUnknownArticle(page, {})).toBe(false);
});
