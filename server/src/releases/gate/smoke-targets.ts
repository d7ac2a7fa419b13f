import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** A page to drive. */
export interface Target {
  /** As the release declares it. */
  path: string;
  /** Path with an example in place of `:name`. */
  address: string;
  /** `<remote>@<release>` that must show it. */
  shows: string;
  signedIn: boolean;
  /** True when nothing of that name may exist, so that the origin may say so. */
  isExample: boolean;
  /** A page of another remote that header or footer lead to. */
  leaveTo: string | undefined;
  /** True when the shell is what is checked, and the page only what stands in it. */
  inShell: boolean;
}

/** Where header and footer lead from every page. */
const LINKS = ['/contactus', '/terms', '/calculators', '/signin'];

/** Every page of a remote; of a shell, the first page of each live remote. */
export function targetsOf(candidate: ReleaseManifest, others: ReleaseManifest[]): Target[] {
  const shown =
    candidate.name === 'shell'
      ? others.flatMap((remote) => remote.pages.slice(0, 1).map((page) => ({ remote, page })))
      : candidate.pages.map((page) => ({ remote: candidate, page }));
  return shown.map(({ remote, page }) => ({
    path: page.path,
    address: page.path.replace(/:\w+/g, 'example'),
    shows: `${remote.name}@${remote.release}`,
    inShell: candidate.name === 'shell',
    signedIn: page.access === 'signed-in',
    isExample: page.path.includes(':'),
    leaveTo: LINKS.find((link) =>
      others.some((other) => other.name !== remote.name && other.pages.some(({ path }) => path === link)),
    ),
  }));
}
