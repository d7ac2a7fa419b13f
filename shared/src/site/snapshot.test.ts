import { describe, expect, it } from 'vitest';
import { findPage, type LivePage, leadsOf, snapshotFor } from '#site/snapshot.ts';

const page = (path: LivePage['path']): LivePage => ({ path, title: path, description: path, remote: 'content' });
const pages = [page('/'), page('/blogs'), page('/blogs/:slug'), page('/blogs/archive')];

describe('findPage', () => {
  it.each([
    ['/', '/', {}],
    ['/blogs', '/blogs', {}],
    ['/blogs/', '/blogs', {}],
    ['/blogs/what-is-a-sip', '/blogs/:slug', { slug: 'what-is-a-sip' }],
    ['/blogs/archive', '/blogs/archive', {}],
  ])('%s belongs to %s', (path, owner, params) => {
    expect(findPage(pages, path)).toMatchObject({ page: { path: owner }, params });
  });

  it.each(['/blog', '/blogs/a/b', '/x//', '/BLOGS'])('nobody owns %j', (path) => {
    expect(findPage(pages, path)).toBeNull();
  });
});

describe('leads', () => {
  const start = { list: 'calculators', place: 1, name: 'SIP', line: 'Every month' } as const;
  const sip: LivePage = { ...page('/sip'), lead: { name: 'SIP calculator', start } };
  const goals: LivePage = { ...page('/goals'), lead: { name: 'Goals' } };
  const remote = { current: { release: '1', container: 'c', entry: '/e', integrity: 'x' } };
  const whole = { serial: 1, remotes: { content: remote }, pages: [sip, goals, page('/terms')] };

  it('stand in the part of a page that says so, as much as it shows', () => {
    expect(snapshotFor(whole, { ...page('/'), leads: 'start' }).leads).toEqual([{ path: '/sip', start }]);
    expect(snapshotFor(whole, { ...page('/blogs/:slug'), leads: 'names' }).leads).toEqual([
      { path: '/sip', name: 'SIP calculator' },
      { path: '/goals', name: 'Goals' },
    ]);
    expect(snapshotFor(whole, page('/terms'))).not.toHaveProperty('leads');
  });

  it('are found in the whole snapshot and in a page’s part', () => {
    expect(leadsOf(whole).map(({ path }) => path)).toEqual(['/sip', '/goals']);
    expect(leadsOf(snapshotFor(whole, { ...page('/'), leads: 'names' }))).toHaveLength(2);
  });

  it('and words for the search are left to the whole snapshot', () => {
    const [own] = snapshotFor(whole, { ...sip, findable: { also: 'monthly' } }).pages;
    expect(own).toEqual(page('/sip'));
  });
});

describe('the number of calculators', () => {
  const remote = { current: { release: '1', container: 'c', entry: '/e', integrity: 'x' } };
  const whole = { serial: 1, remotes: { content: remote }, pages, calculators: 19 };

  it('goes to an address that nobody owns, and to no page', () => {
    expect(snapshotFor(whole, null)).toEqual({ serial: 1, remotes: {}, pages: [], calculators: 19 });
    expect(snapshotFor(whole, page('/blogs'))).not.toHaveProperty('calculators');
  });

  it('is nothing while no live release has any', () => {
    const { calculators: _none, ...others } = whole;
    expect(snapshotFor(others, null)).toEqual({ serial: 1, remotes: {}, pages: [] });
  });
});
