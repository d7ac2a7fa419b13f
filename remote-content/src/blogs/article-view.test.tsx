// @vitest-environment jsdom
import { clearAway, draw } from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArticleView } from '#blogs/article-view.tsx';

const article = {
  ...{ slug: 'a', title: 'A', date: '2026-01-02T09:00:00', minutes: 1, picture: null, topics: [], lang: undefined },
  ...{ reviewed: null, author: null, calculators: [] },
};
const leadOf = (excerpt: string, html: string) => {
  draw(
    <SiteProvider facts={{ firm: { name: 'Firm' }, sample: false } as unknown as SiteFacts}>
      <ArticleView article={{ ...article, excerpt, html }} crumbs={[]} />
    </SiteProvider>,
  );
  return document.querySelector('.lead')?.textContent ?? null;
};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  clearAway();
  vi.unstubAllGlobals();
});

const HTML = '<h2>Why</h2>\n<p>Tax &amp; <em>returns</em>,\nevery year.</p><p>And more.</p>';

test.each([
  ['cut by WordPress', 'Why Tax & returns, every…'],
  ['the whole of a short one', 'Why Tax & returns, every year. And more.'],
  ['none', ''],
])('an excerpt that is the article’s own beginning is not shown above it: %s', (_, excerpt) => {
  expect(leadOf(excerpt, HTML)).toBeNull();
});

test.each(['What taxes leave of it.', 'Why not…', '…'])('one that somebody has written is: %s', (excerpt) => {
  expect(leadOf(excerpt, HTML)).toBe(excerpt);
});
