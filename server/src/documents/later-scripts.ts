import type { LivePage } from 'shared/snapshot';
import { releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { pageScripts } from '#releases/release-manifest.ts';

/**
 * Links to exactly the scripts of the page's remote that the shell will ask for, one after the other, once it runs. Their
 * `rel` means nothing to a browser: the shell's early script turns them into preloads after the first paint
 * (`shell/src/start/load-later.ts`), because ordinary preloads compete with what the paint waits for.
 */
export function laterScripts(filesUrl: string, owner: ReleaseManifest | undefined, page: LivePage | null): string {
  if (owner === undefined || page === null) return '';
  return pageScripts(owner, page)
    .map((file) => {
      const integrity = owner.files[file]?.integrity ?? '';
      const href = releaseUrl(filesUrl, owner, file);
      return `<link rel="later" as="script" href="${href}" integrity="${integrity}" crossorigin>\n`;
    })
    .join('');
}
