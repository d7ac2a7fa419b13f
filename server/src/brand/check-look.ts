import path from 'node:path';
import type { SiteFacts } from 'shared/site';
import { openLook } from '#brand/look.ts';
import { checkPictures } from '#site/check-pictures.ts';

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
