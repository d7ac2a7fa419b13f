import type { LivePage } from 'shared/snapshot';
import { expect, it } from 'vitest';
import { pageEntries } from '#find/use-entries.ts';

const page = (path: LivePage['path'], more: Partial<LivePage> = {}): LivePage => ({
  ...{ path, title: `Title of ${path}`, description: 'Described.', remote: 'content' },
  ...more,
});
const current = { release: '1', container: 'c', entry: '/e', integrity: 'x' };
const found = (...pages: LivePage[]) => pageEntries({ pages, remotes: { content: { current } } });

it('pages are found by their names, tools by what links call them', () => {
  const start = { list: 'goals', place: 2, name: 'College', line: 'A degree' } as const;
  const lead = { name: 'Child education', start, menu: { group: 'A day is coming', name: 'Education' } };
  const [terms, tool] = found(page('/terms'), page('/education', { lead }));
  expect(terms).toMatchObject({ kind: 'page', name: 'Title of /terms', to: '/terms', line: 'Described.' });
  expect(tool).toMatchObject({ kind: 'tool', name: 'Child education', line: 'A degree', start: 5 });
  expect(tool?.also).toContain('Title of /education');
});

it('only under their own address, and only what people look for', () => {
  const pages = [
    page('/about'),
    page('/aboutus', { canonical: '/about' }),
    page('/blogs/:slug'),
    page('/contactus/sent', { indexable: false }),
    page('/signin', { indexable: false, findable: { unlisted: true, also: 'login' } }),
  ];
  expect(found(...pages).map(({ to }) => to)).toEqual(['/about', '/signin']);
});

it('what a page publishes is found by itself, words among the words explained', () => {
  const entries = [
    { name: 'NAV', line: 'The price of a unit', also: 'net asset value', at: '#nav', word: true },
    { name: 'Booking', at: '?tab=appointment' },
  ] as const;
  const [, nav, booking] = found(page('/glossary', { findable: { entries } }));
  expect(nav).toMatchObject({ kind: 'word', name: 'NAV', to: '/glossary#nav', also: 'net asset value' });
  expect(booking).toMatchObject({ kind: 'page', name: 'Booking', to: '/glossary?tab=appointment' });
});

it('a release that does not speak the page’s language says so at its entries', () => {
  const remotes = { content: { current: { ...current, lang: 'en-IN' } } };
  expect(pageEntries({ pages: [page('/terms')], remotes })[0]?.lang).toBe('en-IN');
});
