import { releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const isEarly = (file: string) => file.startsWith('early.');

/** The attributes with which a browser takes a file only as it was published. */
export const integrityOf = (manifest: ReleaseManifest, file: string) =>
  `integrity="${manifest.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;

/**
 * What stands ahead of the styles: the script that must run before the first paint (theme, typing), which would
 * otherwise wait for them, and the names of the scripts that it starts (`shell/src/loader/start-shell.ts`). Their `rel`
 * means nothing to a browser, so that they compete with nothing that the first paint waits for.
 */
export function firstScripts(filesUrl: string, shell: ReleaseManifest): string {
  const [early, others] = split(shell);
  const links = shell.startsItself === true ? others : [];
  return [
    ...links.map(
      (file) =>
        `<link rel="start" as="script" href="${releaseUrl(filesUrl, shell, file)}" ${integrityOf(shell, file)}>\n`,
    ),
    ...early.map(
      (file) => `<script src="${releaseUrl(filesUrl, shell, file)}" ${integrityOf(shell, file)}></script>\n`,
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
