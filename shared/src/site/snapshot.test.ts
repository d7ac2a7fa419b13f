import { describe, expect, it } from 'vitest';
import { findPage, type LivePage } from '#site/snapshot.ts';

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
