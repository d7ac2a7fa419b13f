import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markdownPost } from '#content/markdown-source.ts';
import { askEngine, type Question } from '#content/site-articles/engine.ts';
import { figuresIn, spansIn } from '#content/site-articles/figures-in.ts';
import { worksheets } from '#content/site-articles/worksheets.ts';
import { textOf } from '#content/text-of.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

// The articles of the sample site: every one can be read, and every figure in it is the calculators'.

const site = path.join(repositoryRoot, 'site');
const { about } = readSite(path.join(repositoryRoot, 'site.json'));
const slugs = readdirSync(path.join(site, 'posts')).map((file) => path.basename(file, '.md'));
const articles = slugs.map((slug) => markdownPost(slug, readFileSync(path.join(site, 'posts', `${slug}.md`), 'utf8')));
const cases = articles.map((article) => [article.slug, article] as const);

const pictureTexts = (html: string) => [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => alt).join(' ');

/** All that a reader is told, pictures included. */
const told = ({ title, excerpt, content, picture }: (typeof articles)[number]) =>
  [
    title.text,
    excerpt.text,
    picture?.alt,
    pictureTexts(content.rendered),
    textOf(content.rendered.replaceAll('<sup>', ' <sup>')),
  ].join(' ');

test('there are six articles', () => {
  expect(slugs).toHaveLength(6);
  expect(Object.keys(worksheets).sort()).toEqual(slugs);
});

test.each(cases)('%s says at least 900 words, and where they come from', (_, { content }) => {
  const [text = '', sources = ''] = content.rendered.split('<h2>Sources</h2>');
  expect(textOf(text).split(' ').length).toBeGreaterThanOrEqual(900);
  expect(textOf(text).split(' ').length).toBeLessThanOrEqual(1_250);
  expect(sources.match(/<li>/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).toMatch(/<h2>(A|Four) worked examples?/);
});

test.each(cases)(
  '%s: author, topics, pictures that exist, a review after its date, links that lead somewhere',
  (_, post) => {
    const { author, topics, picture, reviewed, date, content } = post;
    expect(about.leaders.map(({ name }) => name)).toContain(author?.name);
    expect(topics.length).toBeGreaterThanOrEqual(2);
    const pictures = [...content.rendered.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures.length).toBeGreaterThanOrEqual(1);
    for (const src of [picture?.src ?? 'none', ...pictures]) expect(existsSync(path.join(site, src)), src).toBe(true);
    expect((reviewed ?? '') >= date.slice(0, 10)).toBe(true);
    for (const [, linked] of content.rendered.matchAll(/href="\/blogs\/([^"]+)"/g)) expect(slugs).toContain(linked);
  },
);

test('each topic but a few leads from one article to another', () => {
  const topics = articles.flatMap((article) => article.topics);
  for (const article of articles) {
    const shared = article.topics.filter((topic) => topics.filter((other) => other === topic).length > 1);
    expect(shared, article.slug).not.toEqual([]);
  }
});

test.each(cases)('%s: every figure is the calculators’, and none of its worksheet is missing', (slug, article) => {
  const { given, worked, spans = [] } = worksheets[slug] ?? { given: [], worked: [] };
  const text = told(article);
  const explained = new Set([...given, ...worked]);
  expect(figuresIn(text).filter((figure) => !explained.has(figure))).toEqual([]);
  const said = new Set(figuresIn(text));
  expect([...explained].filter((figure) => !said.has(figure))).toEqual([]);
  expect(new Set(spansIn(text))).toEqual(new Set(spans));
});

/** Calculators by the addresses that articles link to. */
const ids: Readonly<Record<string, string>> = {
  '/sipcalculator': 'sip',
  '/stepupsipcalculator': 'stepUpSip',
  '/swpcalculator': 'swp',
  '/lumpsumcalculator': 'lumpsum',
  '/childeducation': 'childEducation',
  '/inflationcalculator': 'inflation',
};

test.each(cases)('%s: links to calculators carry figures that they take', (_, { calculators, content }) => {
  expect(calculators.length).toBeGreaterThanOrEqual(1);
  const inText = [...content.rendered.matchAll(/href="(\/[a-z]+\?[^"]+)"/g)].map(([, link = '']) => link);
  expect(inText.map((link) => link.replaceAll('&amp;', '&'))).toContain(calculators[0]);
  const asked = calculators.map((link): Question => {
    const { pathname, searchParams } = new URL(link, 'https://firm.example');
    return [ids[pathname] ?? pathname, Object.fromEntries(searchParams)];
  });
  expect(() => askEngine(Object.fromEntries(asked.map((one, place) => [place, one])))).not.toThrow();
});
