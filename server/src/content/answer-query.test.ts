import { type Post, postQuery } from 'shared/contract/post';
import { expect, test } from 'vitest';
import { answerQuery } from '#content/answer-query.ts';

/** The dot below a letter behind it, and as a part of it: both are seen as the same word. */
const [BEHIND, PART] = ['दस्तावेज\u093c', 'दस्तावे\u095b'];
const article = (slug: string, word: string) =>
  ({
    ...{ slug, title: { text: `निवेश ${word}` }, content: { rendered: '<p>x</p>' }, topics: [word] },
  }) as unknown as Post;
const posts = [article('a', PART), article(BEHIND, BEHIND), article('c', 'कर')];
const found = (query: object) =>
  answerQuery(posts, postQuery.parse(query)).posts.map(({ slug }) => posts.findIndex((post) => post.slug === slug));

test.each([PART, BEHIND])('words, topics and addresses of either spelling are found: %j', (word) => {
  expect(found({ search: word })).toEqual([0, 1]);
  expect(found({ topic: word })).toEqual([0, 1]);
  expect(found({ slug: word })).toEqual([1]);
  expect(found({ near: word })).toEqual([0, 2]);
});
