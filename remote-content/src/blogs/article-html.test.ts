import { expect, test } from 'vitest';
import { prepareArticle } from '#blogs/article-html.ts';

test('sections get addresses of our own, in order, with their titles as text', () => {
  const { html, sections } = prepareArticle('<h2>Risk &amp; <em>return</em></h2><p>a</p><h2> </h2><h2>निवेश</h2>');
  expect(sections).toEqual([
    { id: 'section-1', title: 'Risk & return' },
    { id: 'section-2', title: 'निवेश' },
  ]);
  expect(html).toBe(
    '<h2 id="section-1" tabindex="-1">Risk &amp; <em>return</em></h2><p>a</p><h2> </h2><h2 id="section-2" tabindex="-1">निवेश</h2>',
  );
});

test('a table can be scrolled by keyboard', () => {
  const { html } = prepareArticle('<table><tr><td>1</td></tr></table>');
  expect(html).toMatch(
    /^<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table class="table">.*<\/table><\/div>$/,
  );
});

test('several tables have names of their own', () => {
  const { html } = prepareArticle('<table></table><p>and</p><table></table>');
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Table', 'Table 2']);
});

test('a section, a table and a listing to which a link of the article leads keep their places', () => {
  const { html, sections } = prepareArticle(
    '<h2 id="article-nav" lang="en">NAV</h2><h2>Next</h2><table id="article-t"><tr></tr></table><pre id="article-p">x</pre>',
  );
  expect(sections.map(({ id }) => id)).toEqual(['article-nav', 'section-2']);
  expect(html.match(/ id="[^"]+"/g)).toEqual([
    ...[' id="article-nav"', ' id="section-2"', ' id="article-t"', ' id="article-p"'],
  ]);
  expect(html).toContain(
    '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table class="table"',
  );
  expect(html).toContain('<pre tabindex="0" id="article-p">');
});
