import { expect, test } from 'vitest';
import { visibleCrumbs } from '#documents/visible-crumbs.ts';

test('reads the breadcrumb of rendered markup as a visitor does', () => {
  const html = `<main><nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="/" data-discover="true">Home</a></li><li><a class="x" href="/a?b=1&amp;c">Tax &amp; you</a></li><li aria-current="page">A<!-- --> &lt;b&gt; &#x27;c&#x27;</li></ol></nav><h1>A</h1></main>`;
  expect(visibleCrumbs(html)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Tax & you', path: '/a?b=1&c' },
    { name: "A <b> 'c'" },
  ]);
});

test('a page without a breadcrumb has none', () => {
  expect(visibleCrumbs('<nav class="nav"><ol><li>Home</li></ol></nav>')).toEqual([]);
  expect(visibleCrumbs('')).toEqual([]);
});
