import type { Post } from 'shared/contract/post';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { articleOf, articlePage } from '#content/article-page.ts';

const page = {
  path: '/blogs/:slug',
  remote: 'content',
  title: 'Article',
  description: 'An article.',
  data: ['/wp-json/wp/v2/posts?slug=:slug', '/wp-json/wp/v2/posts?per_page=4'],
} as LivePage;
const call = '/wp-json/wp/v2/posts?slug=a';
const post = (title: string, excerpt: string) => ({ title: { text: title }, excerpt: { text: excerpt } }) as Post;

test('an article gives its page title and description', () => {
  const article = post('Tax & you', 'What remains.');
  expect(articleOf(page, { [call]: [article] })).toBe(article);
  expect(articlePage(page, article)).toMatchObject({ title: 'Tax & you', description: 'What remains.' });
});

test('without a summary the page keeps its own description', () => {
  expect(articlePage(page, post('A', '')).description).toBe('An article.');
});

test('tells an article that does not exist from one that cannot be had just now', () => {
  expect(articleOf(page, { [call]: [] })).toBe('unknown');
  expect(articleOf(page, {})).toBe('unavailable');
});

test('other pages stay as they are', () => {
  const blogs = { ...page, data: ['/wp-json/wp/v2/posts?per_page=10'] } as LivePage;
  expect(articleOf(blogs, {})).toBeNull();
  expect(articlePage(blogs, null)).toBe(blogs);
});
