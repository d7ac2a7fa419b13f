import type { Post } from 'shared/contract/post';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { linkPicture, pictureTags } from '#documents/document.ts';
import type { LiveSite } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const pages = [{ path: '/blogs', title: 'Blogs', description: 'All articles.' }];
const owner = {
  name: 'content',
  release: '1',
  pages,
  pictures: { '/blogs': 'picture.b.png' },
} as unknown as ReleaseManifest;
const page = { path: '/blogs/:slug', remote: 'content', title: 'A', description: 'B' } as LivePage;
const origin = 'https://firm.example';
const live = (filesUrl: string) => ({ filesUrl }) as LiveSite;
const post = (src: string) => ({ picture: { src, width: 10, height: 5, alt: 'Steps' } }) as Post;
const of = (article: Post | null, filesUrl = '/r') =>
  linkPicture({ live: live(filesUrl), owner, page, article, origin });

test('an article’s own picture comes first, with an absolute address', () => {
  expect(of(post('/media/a.jpg'))).toEqual({ url: `${origin}/media/a.jpg`, width: 10, height: 5, alt: 'Steps' });
  expect(of(post('https://cdn.example/a.webp'))?.url).toBe('https://cdn.example/a.webp');
});

test('without one that can be shown, the picture of the page above stands in', () => {
  const drawn = { url: `${origin}/r/content/1/picture.b.png`, width: 1200, height: 630, alt: 'Blogs. All articles.' };
  expect(of(post('/media/a.svg'))).toEqual(drawn);
  expect(of(null)).toEqual(drawn);
  expect(of(null, 'https://cdn.example/r')?.url).toBe('https://cdn.example/r/content/1/picture.b.png');
});

test('a release from before there were pictures has none, and the tags say so', () => {
  const { pictures: _, ...old } = owner;
  const none = linkPicture({ live: live('/r'), owner: old as ReleaseManifest, page, article: null, origin });
  expect(none).toBeNull();
  expect(pictureTags(none)).toBe('<meta name="twitter:card" content="summary">\n');
});
