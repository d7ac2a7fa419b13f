import { type Post, postQuery } from 'shared/contract/post';
import { expect, test } from 'vitest';
import { answerQuery, inLanguage } from '#content/answer-query.ts';

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

test.each([
  ["don't", [0]],
  ['“monthly income”', [0]],
  ['"income monthly"', []],
  ['income monthly', [0]],
  ['"monthly', [0]],
  ["'café'", [0]],
  ['cafe', [0]],
  ['CAFÉ', [0]],
  ['80-90', [0]],
  ['ವರ್ಷಗಳು', [1]],
  ['ವರ್ಷ\u200cಗಳು', [1]],
  ['retirement', [1]],
])('a search for %j finds what is written the way WordPress and keyboards write it', (search, places) => {
  const texts = ['<p>Don’t skip it: Café, monthly\nincome, 80–90 %</p>', '<p>ವರ್ಷ\u200cಗಳು retire\u00adment</p>'];
  const written = texts.map((rendered, place) => ({ ...article(`w${place}`, 'x'), content: { rendered } }) as Post);
  const { posts: shown } = answerQuery(written, postQuery.parse({ search }));
  expect(shown.map(({ slug }) => Number(slug?.slice(1)))).toEqual(places);
});

test('each article says its language where that is not the page’s, and a translation goes before', () => {
  const english = article('tax', 'x');
  const hindi = { ...article('kar', 'x'), lang: 'hi-IN' };
  const translated = article('sip', 'x');
  const all = [english, hindi, translated];
  const langs = (language: 'en' | 'hi' | 'kn', own: Post[] = []) =>
    inLanguage(all, language, own).map(({ lang }) => lang);
  expect(langs('en')).toEqual([undefined, 'hi-IN', undefined]);
  expect(langs('hi', [article('sip', 'y')])).toEqual(['en-IN', undefined, undefined]);
  expect(langs('kn')).toEqual(['en-IN', 'hi-IN', 'en-IN']);
});
