import type { Post } from 'shared/contract/post';
import type { LivePage } from 'shared/snapshot';
import { escapeHtml } from '#documents/escape.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** The picture that stands beside a link to a page where people share it. */
interface LinkPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The size in which releases draw their pictures. */
export const DRAWN = { width: 1200, height: 630 };

interface Parts {
  live: LiveSite;
  owner: ReleaseManifest | undefined;
  page: LivePage;
  article: Post | null;
  origin: string;
}

/** An article's own picture, else the one that the release drew for the page, or for the page above it. */
export function linkPicture({ live, owner, page, article, origin }: Parts): LinkPicture | null {
  const own = article?.picture;
  // Messengers and social networks show no SVG.
  if (own != null && !/\.svg([?#]|$)/i.test(own.src)) {
    const { src, width, height, alt } = own;
    return { url: new URL(src, `${origin}/`).href, width, height, alt };
  }
  const pictures = owner?.pictures ?? {};
  const path = [page.canonical ?? page.path, page.path.replace(/\/:.*$/, '')].find((name) =>
    Object.hasOwn(pictures, name),
  );
  if (owner === undefined || path === undefined) return null;
  const url = new URL(releaseUrl(live.filesUrl, owner, pictures[path] ?? ''), `${origin}/`).href;
  const drawn = owner.pages.find((declared) => declared.path === path) ?? page;
  return { url, ...DRAWN, alt: `${drawn.title}. ${drawn.description}` };
}

export const pictureTags = (picture: LinkPicture | null): string =>
  picture === null
    ? '<meta name="twitter:card" content="summary">\n'
    : `<meta property="og:image" content="${escapeHtml(picture.url)}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${escapeHtml(picture.alt)}">
<meta name="twitter:card" content="summary_large_image">
`;
