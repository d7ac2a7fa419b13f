import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SiteFacts } from 'shared/site';
import { light } from 'shared/ui/tokens';
import { accentProblems, accentStyles, accentTokens, logoStyles } from '#brand/accent.ts';
import { type FirmMark, markOf } from '#brand/icons.ts';
import { readLogo } from '#brand/read-logo.ts';
import { StartError } from '#settings/start-error.ts';
import { checkPictures } from '#site/check-pictures.ts';

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
