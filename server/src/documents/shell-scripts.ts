import type { LivePage } from 'shared/snapshot';
import { releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const isEarly = (file: string) => file.startsWith('early.');

/** The attributes with which a browser takes a file only as it was published. */
export const integrityOf = (manifest: ReleaseManifest, file: string) =>
  `integrity="${manifest.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;

/**
 * The page's own early script, with which it works before the shell is there. It can do nothing before the page is laid
 * out, and would only keep the styles waiting if it were asked for together with them.
 */
export function earlyScript(
  filesUrl: string,
  shell: ReleaseManifest,
  owner: ReleaseManifest | undefined,
  page: LivePage | null,
): string {
  const [file] = owner?.chunks[page?.early ?? '']?.scripts ?? [];
  if (owner === undefined || file === undefined) return '';
  const src = releaseUrl(filesUrl, owner, file);
  return shell.startsItself === true
    ? startLink(src, owner, file)
    : `<script async fetchpriority="high" src="${src}" ${integrityOf(owner, file)}></script>\n`;
}

const startLink = (src: string, manifest: ReleaseManifest, file: string) =>
  `<link rel="start" as="script" href="${src}" ${integrityOf(manifest, file)}>\n`;

/**
 * What stands ahead of the styles: the script that must run before the first paint (theme, typing), which would
 * otherwise wait for them, and the names of the scripts that it starts (`shell/src/loader/start-shell.ts`). Their `rel`
 * means nothing to a browser, so that they compete with nothing that the first paint waits for.
 */
export function firstScripts(filesUrl: string, shell: ReleaseManifest): string {
  const [early, others] = split(shell);
  const links = shell.startsItself === true ? others : [];
  // The browser reads on meanwhile, but paints nothing before it has run; one that knows no `blocking` paints nothing
  // before the styles, which are larger.
  const when = shell.startsItself === true ? 'async blocking="render" ' : '';
  return [
    ...links.map((file) => startLink(releaseUrl(filesUrl, shell, file), shell, file)),
    ...early.map(
      (file) => `<script ${when}src="${releaseUrl(filesUrl, shell, file)}" ${integrityOf(shell, file)}></script>\n`,
    ),
  ].join('');
}

/** Scripts that wait for the document, of a shell from before its early script started them. */
export function deferredScripts(filesUrl: string, shell: ReleaseManifest): string {
  if (shell.startsItself === true) return '';
  const [, others] = split(shell);
  return others
    .map((file) => `<script defer src="${releaseUrl(filesUrl, shell, file)}" ${integrityOf(shell, file)}></script>\n`)
    .join('');
}

const split = ({ scripts }: ReleaseManifest) =>
  [scripts.filter(isEarly), scripts.filter((file) => !isEarly(file))] as const;
