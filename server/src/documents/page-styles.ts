import { createHash } from 'node:crypto';
import type { LivePage } from 'shared/snapshot';
import { integrityOf } from '#documents/shell-scripts.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** The styles of a page, as they stand in its head. */
export interface PageStyles {
  tags: string;
  /** Sources of the page's policy for what stands in the document itself: `'sha256-…'`. */
  hashes: string[];
}

interface Stylesheet {
  manifest: ReleaseManifest;
  file: string;
  /** Address, the same for everybody. */
  url: string;
}

/** More than this is worth files that a browser keeps: characters of all stylesheets of a page. */
const MOST_INSIDE = 80_000;

/**
 * Styles that come with the document: on a slow phone files of their own would cost a round trip before the first paint.
 * Each names its file, so that the browser's loader does not ask for it again (`shell/src/federation/load-release.ts`).
 */
export function stylesInside(
  live: LiveSite,
  page: LivePage | null,
  text: (manifest: ReleaseManifest, file: string) => string,
): PageStyles {
  let sheets: (Stylesheet & { css: string })[];
  try {
    sheets = stylesheets(live, page).map((sheet) => ({ ...sheet, css: text(sheet.manifest, sheet.file) }));
  } catch {
    // The store cannot be read just now: the origin goes on from memory, which has the files that were asked for.
    return stylesLinked(live, page);
  }
  const length = sheets.reduce((sum, { css }) => sum + css.length, 0);
  if (length > MOST_INSIDE || !sheets.every(({ css }) => standsAlone(css))) return stylesLinked(live, page);
  return {
    tags: sheets.map(({ url, css }) => `<style data-href="${url}">${css}</style>\n`).join(''),
    hashes: sheets.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`),
  };
}

/** Links to the styles, for a document that is stored together with its files. */
export function stylesLinked(live: LiveSite, page: LivePage | null): PageStyles {
  const link = ({ manifest, file, url }: Stylesheet) =>
    `<link rel="stylesheet" href="${url}" ${integrityOf(manifest, file)}>\n`;
  return { tags: stylesheets(live, page).map(link).join(''), hashes: [] };
}

/** The shell's, and those of the bundles that hold the page. */
function stylesheets({ shell, remotes, filesUrl }: LiveSite, page: LivePage | null): Stylesheet[] {
  const sheet = (manifest: ReleaseManifest) => (file: string) => ({
    ...{ manifest, file },
    url: releaseUrl(filesUrl, manifest, file),
  });
  const owner = page === null ? undefined : remotes[page.remote];
  if (owner === undefined) return shell.styles.map(sheet(shell));
  const bundles = [owner.chunks.routes, owner.chunks[page?.chunk ?? '']];
  const own = new Set(bundles.flatMap((bundle) => bundle?.styles ?? []));
  return [...shell.styles.map(sheet(shell)), ...[...own].map(sheet(owner))];
}

/**
 * False for what would mean something else within a document: an end tag, other files by their relative addresses, and
 * characters that the reader of a document changes, so that the hash would not hold.
 */
const standsAlone = (css: string): boolean =>
  !/<\/style|@import|@charset|url\((?!\s*["']?(?:data:|#))|[\r\0]/i.test(css);
