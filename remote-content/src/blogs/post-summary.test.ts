import { expect, test } from 'vitest';
import { readArticle, readSummaries } from '#blogs/post-summary.ts';

const item = { slug: 'a', title: { text: 'A' }, date: '2026-01-02T09:00:00' };

test('an item is read with what it lacks filled in', () => {
  expect(readSummaries([item])).toEqual([
    { slug: 'a', title: 'A', date: item.date, excerpt: '', minutes: 1, picture: null, topics: [] },
  ]);
});

test('items that are no articles are left out, an answer that is no array is an error', () => {
  expect(readSummaries([null, 7, 'x', {}, { ...item, title: 'A' }, { ...item, slug: 1 }, item])).toHaveLength(1);
  for (const answer of [null, {}, 'x', { success: false }]) expect(() => readSummaries(answer)).toThrow('array');
});

test('an article is the first item, or nothing', () => {
  expect(readArticle([])).toBeNull();
  expect(readArticle([{ ...item, content: { rendered: '<p>x</p>' } }])).toMatchObject({
    slug: 'a',
    html: '<p>x</p>',
    author: null,
    calculators: [],
  });
});
