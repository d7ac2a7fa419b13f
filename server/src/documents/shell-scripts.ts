import { createHash } from 'node:crypto';
import type { LivePage } from 'shared/snapshot';
import { releaseUrl } from '#releases/live-site.ts';
import { pageScripts, type ReleaseManifest } from '#releases/release-manifest.ts';

const isEarly = (file: string) => file.startsWith('early.');

/** The attributes with which a browser takes a file only as it was published. */
export const integrityOf = (manifest: ReleaseManifest, file: string) =>
  `integrity="${manifest.files[file]?.integrity ?? ''}" crossorigin`;

/** The page's own early script, with which it works before the shell is there. The paint does not wait for it. */
export function earlyScript(filesUrl: string, owner: ReleaseManifest | undefined, page: LivePage | null): string {
  const [file] = owner?.chunks[page?.early ?? '']?.scripts ?? [];
  if (owner === undefined || file === undefined) return '';
  return `<script async src="${releaseUrl(filesUrl, owner, file)}" ${integrityOf(owner, file)}></script>\n`;
}

const startLink = (src: string, manifest: ReleaseManifest, file: string) =>
  `<link rel="start" as="script" href="${src}" ${integrityOf(manifest, file)}>\n`;

/**
 * What stands ahead of the styles: the early script (typing, previews), and the names of the scripts that it starts
 * (`shell/src/start/start-shell.ts`). Their `rel` means nothing to a browser, so that they compete with nothing that the
 * first paint waits for.
 *
 * @param waits true when the page must not be painted before the early script has run
 */
export function firstScripts(filesUrl: string, shell: ReleaseManifest, waits: boolean): string {
  const [early, others] = split(shell);
  const when = waits ? '' : 'async ';
  return [
    ...others.map((file) => startLink(releaseUrl(filesUrl, shell, file), shell, file)),
    ...early.map(
      (file) => `<script ${when}src="${releaseUrl(filesUrl, shell, file)}" ${integrityOf(shell, file)}></script>\n`,
    ),
  ].join('');
}

/** The shell under federation's own runtime, for previews. */
export function underLibrary(shell: ReleaseManifest): ReleaseManifest {
  return { ...shell, scripts: [...split(shell)[0], ...(shell.chunks.library?.scripts ?? [])] };
}

const split = ({ scripts }: ReleaseManifest) =>
  [scripts.filter(isEarly), scripts.filter((file) => !isEarly(file))] as const;

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

/**
 * Notes what is pressed between the first paint and the shell's early script, which takes the list over and has each press
 * count (`shell/src/start/hold-presses.ts`). The one script that stands in a document: as a file it would come a round trip
 * after the paint, as the early script does, and a slow phone loses every press until then.
 * Without comments and blanks that an edge could take out: changed by a letter, it does not run.
 */
const FIRST_PRESSES = 'addEventListener("click",(window.firstPresses=[]).note=e=>{firstPresses.push(e)},!0)';

export const firstPresses = `<script>${FIRST_PRESSES}</script>\n`;

/** What a policy allows it by. */
export const FIRST_PRESSES_HASH = `'sha256-${createHash('sha256').update(FIRST_PRESSES).digest('base64')}'`;
