import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFacts } from 'shared/site';
import { light } from 'shared/ui/tokens';
import { accentProblems, accentStyles, accentTokens, logoStyles } from '#brand/accent.ts';
import { type FirmMark, markOf } from '#brand/icons.ts';
import { StartError } from '#settings/start-error.ts';
import { checkPictures } from '#site/check-pictures.ts';

/** More than this is no drawing of lines and areas, and would keep a phone's header waiting: bytes. */
const MOST_BYTES = 20_000;

/** What a logo is drawn with. Scripts, links, embedded pages and animations are not; letters come as outlines. */
const ELEMENTS = new Set(
  [
    ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line'],
    ...['polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
  ].map((name) => name.toLowerCase()),
);

export interface Logo {
  svg: string;
  /** Its width by its height. */
  shape: number;
}

/**
 * @param file of the firm's logo
 * @throws StartError for a file that cannot be read, is too large, or is more than a drawing
 */
export function readLogo(file: string): Logo {
  let svg: string;
  try {
    svg = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim();
  } catch {
    throw new StartError(`site.json names the logo ${file}, which cannot be read.`);
  }
  const size = Buffer.byteLength(svg);
  if (size > MOST_BYTES)
    throw new StartError(`The logo ${file} has ${size} bytes. It may have ${MOST_BYTES}: simplify its paths.`);
  const problems = logoProblems(svg);
  const shape = shapeOf(svg);
  if (shape === null) problems.push('it needs a viewBox of four numbers, such as viewBox="0 0 120 32"');
  if (shape === null || problems.length > 0)
    throw new StartError(`The logo ${file} cannot be used: ${problems.join('; ')}.`);
  return { svg, shape };
}

/** What an SVG holds besides a drawing. It is shown as a picture, where nothing of it runs; its address can be opened. */
export function logoProblems(svg: string): string[] {
  const drawing = svg
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim();
  if (!/^<svg[\s>]/.test(drawing) || !/<\/svg>$/.test(drawing)) return ['it must begin with <svg and end with </svg>'];
  const names = [...drawing.matchAll(/<\/?([^\s/>]+)/g)].map(([, name = '']) => name);
  const foreign = [...new Set(names.filter((name) => !ELEMENTS.has(name.toLowerCase())))];
  return [
    ...foreign.map((name) => `it holds <${name}>, which is no part of a drawing`),
    ...(/\son[a-z]+\s*=/i.test(drawing) ? ['it holds a handler such as onload'] : []),
    ...(/href\s*=\s*["']?\s*(?!["'#\s])/i.test(drawing) || /url\(\s*["']?\s*(?!["'#\s])|@import/i.test(drawing)
      ? ['it asks for another file']
      : []),
  ];
}

function shapeOf(svg: string): number | null {
  const [, , width = 0, height = 0] = (/^[\s\S]*?<svg[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : null;
}

/** What makes the pages look like one firm's. */
export interface Look {
  mark: FirmMark;
  /** Rules that each document carries after those of its releases; '' for a firm that looks like the sample. */
  styles: string;
}

/**
 * The firm's logo and colour.
 *
 * @param folder the firm's, `site` beside its `site.json`
 * @throws StartError for a logo that is more than a drawing, and for a colour that cannot be read on the site's grounds
 */
export function openLook(folder: string, { logo, accent }: Pick<SiteFacts, 'logo' | 'accent'>): Look {
  const problems = accent === undefined ? [] : accentProblems(accent);
  if (problems.length > 0) throw new StartError(problems.map((problem) => `site.json: ${problem}`).join('\n'));
  const tokens = accent === undefined ? null : accentTokens(accent);
  const colours = tokens === null ? '' : accentStyles(tokens);
  if (logo === undefined) return { mark: markOf(tokens ?? undefined), styles: colours };
  const { svg, shape } = readLogo(path.join(folder, logo));
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return {
    mark: { favicon: svg, onTile: { svg, ground: light.raised } },
    styles: colours + logoStyles(`/favicon.svg?${hash}`, shape),
  };
}

/**
 * Says what is wrong with the firm's logo, colour or pictures before a database is started for nothing.
 *
 * @param siteConfig path of `site.json`
 * @throws StartError as `openLook` and `checkPictures`
 */
export function checkLook(siteConfig: string, site: SiteFacts): void {
  const folder = path.join(path.dirname(siteConfig), 'site');
  openLook(folder, site);
  checkPictures(folder, site);
}
