import { createHash } from 'node:crypto';
import type { Language } from 'shared/language';
import type { LivePage } from 'shared/snapshot';
import { integrityOf } from '#documents/shell-scripts.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { Typeface } from '#site/typeface.ts';

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
    hashes: sheets.map(({ css }) => hashOf(css)),
  };
}

/** Windows of tablets and computers, whose networks bring the typeface before the first paint. */
const WIDE = '(min-width:64em)';

/**
 * The same styles, with the firm's typeface declared before them. On a slow phone it would keep the scripts waiting for a
 * fifth of a second: there it comes last, and is worn from the next page on (`shell/src/layout/use-typeface.ts`).
 */
export function withTypeface(typeface: Typeface | null, language: Language, { tags, hashes }: PageStyles): PageStyles {
  if (typeface === null) return { tags, hashes };
  const { standIns } = typeface;
  const { rules, files } = typeface.own(language);
  const declared = [
    // What is asked for ahead holds the first paint for a moment; without it, it would mostly come a little later.
    ...files.map((url) => `<link rel="preload" as="font" href="${url}" media="${WIDE}" crossorigin>`),
    `<style>${standIns}</style>`,
    `<style data-typeface media="(scripting:none),${WIDE}">${rules}</style>`,
  ];
  return { tags: `${declared.join('')}\n${tags}`, hashes: [standIns, rules].map(hashOf).concat(hashes) };
}

/** The same styles, and after them what a firm has in its own colours; a firm that looks like the sample has nothing. */
export const withLook = (css: string, { tags, hashes }: PageStyles): PageStyles =>
  css === '' ? { tags, hashes } : { tags: `${tags}<style>${css}</style>\n`, hashes: [...hashes, hashOf(css)] };

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

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
