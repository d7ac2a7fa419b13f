import { LANGUAGES, type Language } from 'shared/language';
import type { LiveRelease, LiveRemote, Snapshot, SnapshotAddress } from 'shared/snapshot';
import type { Canary, LivePointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { integrityOf, pageScripts, spokenIn } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** The pages above a page, and what it is called below them when that is not its title. */
export type PageCrumbs = Pick<ReleaseManifest['pages'][number], 'crumbs' | 'here'>;

/** What is live for one visitor: all that a document needs. */
export interface LiveSite {
  serial: number;
  language: Language;
  shell: ReleaseManifest;
  /** Releases of the remotes, by name. */
  remotes: Record<string, ReleaseManifest>;
  snapshot: Snapshot;
  /** Names of the query that pages are rendered by, by their path; the server's own business, so no snapshot has them. */
  queries: ReadonlyMap<string, readonly string[]>;
  /** Likewise what search engines are told of the pages above a page. */
  crumbs: ReadonlyMap<string, PageCrumbs>;
  /** The whole snapshot as browsers fetch it. */
  directory: SnapshotAddress & { hash: string; body: string };
  /** Canaries that are on, by package. */
  canaries: Record<string, Canary>;
  /** The serial of the newest change that open tabs should not wait for; 0 when there was none. */
  urgent: number;
  /** Address below which the releases' folders stand, without a slash at its end. */
  filesUrl: string;
  /** True when every release that may run in a page was made for trusted types, those to fall back to as well. */
}

export interface ResolveOptions {
  filesUrl: string;
  /** Packages that run from source take their place in the snapshot. */
  adjust?: (snapshot: Snapshot) => Snapshot;
}

/** Releases that one visitor gets instead of the live ones, by package. */
export type Instead = Readonly<Record<string, string>>;

/**
 * Reads everything that a pointer names.
 *
 * @param instead a canary's or a preview's releases; browsers then fall back to the live ones
 * @param language of its pages; what a release does not speak it says in English
 * @throws Error when a release is missing or broken, or the shell does not speak the language
 */
export function resolve(
  store: ReleaseStore,
  pointer: LivePointer,
  { filesUrl, adjust = (snapshot) => snapshot }: ResolveOptions,
  instead: Instead = {},
  language: Language = 'en',
): LiveSite {
  const { shell, ...others } = pointer.releases;
  if (shell === undefined) throw new Error('No shell is live. Run `npm start` or `npm run release -- shell`.');
  const { shell: otherShell, ...otherRemotes } = instead;
  const remotes: Record<string, ReleaseManifest> = {};
  const live: Record<string, LiveRemote> = {};
  const shellNow = spokenIn(store.get('shell', otherShell ?? shell.live), language);
  if (shellNow.language !== language) throw new Error(`The shell ${shellNow.release} does not speak ${language}.`);
  for (const name of new Set([...Object.keys(others), ...Object.keys(otherRemotes)])) {
    const entry = others[name];
    const manifest = spokenIn(store.get(name, otherRemotes[name] ?? entry?.live ?? ''), language);
    const before = otherRemotes[name] === undefined ? entry?.previous : entry?.live;
    // A page can do without the release to fall back to; it cannot do without the one to show.
    const found = before === undefined || before === manifest.release ? undefined : store.find(name, before);
    const previous = found && spokenIn(found, language);
    remotes[name] = manifest;
    live[name] = {
      current: forBrowser(filesUrl, manifest, language),
      ...(previous && { previous: forBrowser(filesUrl, previous, language) }),
    };
  }
  const pages = Object.entries(remotes).flatMap(([remote, { pages }]) =>
    pages.map(({ query: _names, crumbs: _above, here: _here, ...page }) => ({ ...page, remote })),
  );
  const spoken = language === 'en' ? {} : { language };
  const calculators = Object.values(remotes).flatMap(({ pages }) => pages.filter(isCalculator)).length;
  const snapshot = adjust({
    ...{ serial: pointer.serial, ...spoken, remotes: live, pages: pages as Snapshot['pages'] },
    ...(calculators > 0 && { calculators }),
  });
  const entries = Object.entries(pointer.releases);
  return {
    serial: pointer.serial,
    language,
    shell: shellNow,
    remotes,
    snapshot,
    queries: new Map(
      Object.values(remotes).flatMap(({ pages }) => pages.flatMap(({ path, query }) => (query ? [[path, query]] : []))),
    ),
    crumbs: new Map(
      Object.values(remotes).flatMap(({ pages }) => pages.map(({ path, crumbs, here }) => [path, { crumbs, here }])),
    ),
    directory: directoryOf(snapshot, remotes, filesUrl),
    canaries: Object.fromEntries(entries.flatMap(([name, { canary }]) => (canary ? [[name, canary]] : []))),
    urgent: Math.max(0, ...entries.map(([, { urgent }]) => urgent ?? 0)),
    filesUrl,
  };
}

/** A page of the header's menu that stands below the list of calculators; those of goals stand below their own. */
const isCalculator = ({ lead, crumbs = [] }: ReleaseManifest['pages'][number]): boolean =>
  lead?.menu !== undefined && crumbs.some(({ to }) => to === '/calculators');

/** The snapshot with what a document does not need of its own page: the scripts of all others, to fetch them ahead. */
function directoryOf(
  snapshot: Snapshot,
  remotes: Readonly<Record<string, ReleaseManifest>>,
  filesUrl: string,
): LiveSite['directory'] {
  const pages = snapshot.pages.map((page) => {
    const owner = remotes[page.remote];
    const scripts = owner && pageScripts(owner, page).map((file) => releaseUrl(filesUrl, owner, file));
    return scripts === undefined ? page : { ...page, scripts };
  });
  const body = JSON.stringify({ ...snapshot, pages });
  const integrity = integrityOf(Buffer.from(body));
  const hash = integrity
    .slice('sha256-'.length)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24);
  return { url: `/r/snapshots/${hash}.json`, integrity, hash, body };
}

const forBrowser = (filesUrl: string, manifest: ReleaseManifest, language: Language): LiveRelease => ({
  release: manifest.release,
  container: manifest.container,
  entry: releaseUrl(filesUrl, manifest, manifest.entry),
  integrity: manifest.files[manifest.entry]?.integrity ?? '',
  ...(manifest.language !== language && { lang: LANGUAGES[manifest.language ?? 'en'].tag }),
});

/** Where a browser gets a file of a release. */
export const releaseUrl = (filesUrl: string, manifest: ReleaseManifest, file: string): string =>
  `${filesUrl}/${manifest.name}/${manifest.release}/${file}`;
