import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import semver from 'semver';
import { readOrigins } from '#releases/instances.ts';
import { type LivePointer, readPointer } from '#releases/pointer.ts';
import {
  INTEGRITY,
  integrityOf,
  type ReleaseManifest,
  serverFileOf,
  spokenIn,
  TOOLS_FILE,
  viewsOf,
} from '#releases/release-manifest.ts';
import { releaseRoutes } from '#releases/routes.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { differs } from '#releases/verdicts.ts';

/** What a check may look at. */
export interface Situation {
  store: ReleaseStore;
  candidate: ReleaseManifest;
  /** The live release of the same package; absent for the first one, and where it is not whole. */
  before: ReleaseManifest | undefined;
  /** The shell that the candidate would live in; the candidate itself when it is the shell. */
  shell: ReleaseManifest | undefined;
  /** The remotes that would be live beside the candidate, without it. */
  others: ReleaseManifest[];
}

/** One check of the gate: its problems, each a line that says what is wrong and where. */
export type Check = (situation: Situation) => string[] | Promise<string[]>;

/**
 * What a candidate would live in. Of another package whose live release is not whole, what an origin shows instead
 * counts, and nothing where there is none: one damaged folder keeps nobody from mending the rest.
 *
 * @param together candidates that go live with it
 * @throws Error when the live shell is not whole: then nothing can be said of a remote
 */
export function situationOf(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  together: ReleaseManifest[] = [],
  { releases }: Pick<LivePointer, 'releases'> = readPointer(store.directory),
): Situation {
  const own = releases[candidate.name];
  const before = own && store.find(candidate.name, own.live);
  const live = new Map([...together, candidate].map((manifest) => [manifest.name, manifest]));
  for (const [name, entry] of Object.entries(releases)) {
    if (live.has(name)) continue;
    const found = name === 'shell' ? store.get(name, entry.live) : wholeOf(store, name, [entry.live, entry.previous]);
    if (found !== undefined) live.set(name, found);
  }
  const shell = live.get('shell');
  const others = [...live.values()].filter(({ name }) => name !== 'shell' && name !== candidate.name);
  return { store, candidate, before, shell, others };
}

/** The first of these releases that is here and whole. */
function wholeOf(store: ReleaseStore, name: string, releases: (string | undefined)[]): ReleaseManifest | undefined {
  for (const release of releases) {
    const found = release === undefined ? undefined : store.find(name, release);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The release exposes what the host asks for, and its pages are ones that the host can show. */
export const declarations: Check = ({ candidate, store }) => {
  const { name, release, container, entry, files, scripts, pages, chunks, pictures } = candidate;
  if (!Object.hasOwn(files, entry)) return [`Entry: ${entry} is not among the files of the release.`];
  if (name === 'shell') return scripts.length === 0 ? ['Entry: the shell names no scripts.'] : [];

  const problems: string[] = [];
  if (!store.text(candidate, entry).includes('"./routes"'))
    problems.push(`Exposes: ${entry} does not expose './routes'.`);
  // A name that two releases share has browsers run the one that they loaded first, whatever is live.
  if (container !== `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_'))
    problems.push(`Container: '${container}' does not carry the release's name and version.`);
  if (pages.length === 0) problems.push('Pages: the release declares none.');
  const seen = new Set<string>();
  for (const { path, chunk, early } of pages) {
    if (!/^\/$|^(\/(:[a-z]\w*|[a-z0-9][\w.-]*))+$/.test(path))
      problems.push(`Pages: '${path}' is not a path of the site.`);
    if (/^\/(server|r|dev|wp-json|healthz|readyz|metrics|sw\.js|offline\.(html|json))(\/|$)/.test(path))
      problems.push(`Pages: ${path} belongs to the origin.`);
    if (seen.has(path)) problems.push(`Pages: ${path} is declared twice.`);
    seen.add(path);
    for (const bundle of [chunk, early]) {
      if (bundle !== undefined && !Object.hasOwn(chunks, bundle))
        problems.push(`Pages: ${path} names the bundle '${bundle}', which the release does not have.`);
    }
  }
  for (const [path, picture] of Object.entries(pictures))
    if (!Object.hasOwn(files, picture)) problems.push(`Pictures: ${picture} of ${path} is not among the files.`);
  return problems;
};

/** Every file arrives over HTTP, in each encoding, as the bytes that its hash was made of; and no file is without a hash. */
export const files: Check = async ({ store, candidate }) => {
  const { name, release } = candidate;
  const folder = store.folder(name, release);
  const problems: string[] = [];
  const app = Fastify();
  releaseRoutes(app, { store, live: { directory: () => undefined } });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const [file, { integrity }] of Object.entries(candidate.files)) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const answer = await fetchBytes(`${address}/r/${name}/${release}/${file}`, encoding);
        if (answer === null) problems.push(`Files: ${file} (${encoding}) cannot be fetched.`);
        else if (integrityOf(answer) !== integrity)
          problems.push(`Files: ${file} (${encoding}) is not what its hash says.`);
      }
    }
  } finally {
    await app.close();
  }
  const known = new Set(Object.keys(candidate.files).flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  const unknown = fs
    .readdirSync(path.join(folder, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'client'), path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file.split(path.sep).join('/')));
  problems.push(...unknown.map((file) => `Files: ${file} has no hash in the release.`));
  for (const view of viewsOf(candidate)) {
    const server = serverFileOf(view, folder);
    if (hashOf(server) !== view.server)
      problems.push(`Files: ${path.relative(folder, server)} is not what its hash says.`);
  }
  if (candidate.tools !== undefined && hashOf(path.join(folder, TOOLS_FILE)) !== candidate.tools)
    problems.push(`Files: ${TOOLS_FILE} is not what its hash says.`);
  const entries = viewsOf(candidate).map(({ entry }) => path.join(folder, 'client', entry));
  const stated = entries.filter((entry) => fs.existsSync(entry)).map((entry) => fs.readFileSync(entry, 'utf8'));
  return [...problems, ...stated.flatMap((entry) => chunkHashes(entry, candidate))];
};

/** Every file is there in its size: what a disk or a killed command took is seen without reading it all. */
const whole: Check = ({ store, candidate }) => {
  const folder = store.folder(candidate.name, candidate.release);
  const sizeOf = (file: string) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  const client = Object.entries(candidate.files).map(([file, { bytes }]) => [`client/${file}`, bytes] as const);
  const bad = [
    ...client.filter(([file, bytes]) => sizeOf(file) !== bytes).map(([file]) => file),
    ...viewsOf(candidate)
      .map((view) => path.relative(folder, serverFileOf(view, folder)))
      .filter((file) => sizeOf(file) === undefined),
  ];
  const more = bad.length > MOST_NAMED ? ` and ${bad.length - MOST_NAMED} more` : '';
  return bad.length === 0 ? [] : [`Files: ${bad.slice(0, MOST_NAMED).join(', ')}${more}: missing or cut off.`];
};

const MOST_NAMED = 3;

const hashOf = (file: string) => (fs.existsSync(file) ? integrityOf(fs.readFileSync(file)) : undefined);

/** `fetch` decodes by itself what it asked for; a body that cannot be decoded counts as not there. */
async function fetchBytes(url: string, encoding: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The hashes that the entry holds for its chunks are those of files of this release. */
function chunkHashes(entry: string, { files: known }: { files: Record<string, { integrity: string }> }): string[] {
  const hashes = new Set(Object.values(known).map(({ integrity }) => integrity));
  const stated = entry.match(INTEGRITY) ?? [];
  return stated.some((hash) => !hashes.has(hash))
    ? ['Files: the entry states a hash that no file of the release has.']
    : [];
}

/** Host and remotes speak the same version of their agreement. */
export const hostApi: Check = ({ candidate, shell, others }) => {
  if (shell === undefined)
    return candidate.name === 'shell'
      ? []
      : ['Host API: no shell is live yet. Run `npm start`, or `npm run release -- shell` first.'];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.hostApi !== shell.hostApi)
    .map(
      (remote) =>
        `Host API: ${remote.name} asks for version ${remote.hostApi}, the shell ${shell.release} offers ${shell.hostApi}.`,
    );
};

/**
 * No page of the candidate takes an address that another live remote shows already: not by the same path, and not by a
 * pattern that meets one (`/:page` would take every unknown address, `/blogs/tax` one article of `/blogs/:slug`).
 */
export const ownership: Check = ({ candidate, others }) =>
  candidate.pages.flatMap(({ path }) =>
    others.flatMap((other) =>
      other.pages
        .filter((page) => overlap(page.path, path))
        .map((page) => `Pages: ${said(path, page.path)} belongs to ${other.name}@${other.release} already.`),
    ),
  );

const said = (path: string, others: string) => (path === others ? path : `${path}, which meets ${others},`);

/** True when some address is one of both. A parameter stands for any part that is not empty, as the router has it. */
export function overlap(one: string, other: string): boolean {
  const a = one.split('/');
  const b = other.split('/');
  return a.length === b.length && a.every((part, index) => meet(part, b[index] ?? ''));
}

const meet = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && (one.startsWith(':') || other.startsWith(':')));

/** What remotes want of the shared packages is what the shell really brings. */
export const sharedRanges: Check = ({ candidate, shell, others }) => {
  if (shell === undefined) return [];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared).flatMap(([name, wanted]) => {
      const brought = shell.shared[name];
      // The shell states the range that it would accept itself; its lowest version is the one that it brings.
      const version = brought === undefined ? null : semver.minVersion(brought);
      if (version === null) return [`Shared: ${remote.name} wants ${name} ${wanted}, which the shell does not bring.`];
      if (semver.satisfies(version, wanted)) return [];
      return [`Shared: ${remote.name} wants ${name} ${wanted}, the shell ${shell.release} brings ${version.version}.`];
    }),
  );
};

/**
 * Nothing that a live remote uses of the shared packages is missing in the shell: a renamed export would be a blank page.
 * Our builds state both; of a release that was built otherwise, the smoke check alone shows what is missing.
 */
export const surface: Check = ({ candidate, shell, others }) => {
  const offers = shell?.offers;
  if (shell === undefined || offers === undefined) return [];
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap((remote) =>
    Object.entries(remote.uses ?? {}).flatMap(([module, names]) =>
      names
        .filter((name) => !offers[module]?.includes(name))
        .map(
          (name) =>
            `Shared: ${remote.name}@${remote.release} uses ${name} of ${module}, which the shell ${shell.release} does not offer.`,
        ),
    ),
  );
};

/**
 * What live remotes use of the shell's styles, this shell offers. A name that is missing stops a release that was made
 * for this version of the contract or a later one; of one that was made for an earlier version, a person says whether the
 * page still looks right.
 */
export const styleContract: Check = ({ candidate, shell, others }) => {
  if (shell === undefined) return [];
  const offered = shell.styleContract;
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap(({ name, release, styleContract: used }) => {
    const missing = [
      ...used.classes.filter((one) => !offered.classes.includes(one)).map((one) => `.${one}`),
      ...used.tokens.filter((one) => !offered.tokens.includes(one)),
    ];
    if (missing.length === 0) return [];
    const problem = `Styles: ${name}@${release} uses ${missing.join(', ')} of version ${used.version} of the style contract, which the shell ${shell.release} (version ${offered.version}) does not offer.`;
    return [used.version < offered.version ? differs(problem) : problem];
  });
};

/**
 * Every call that the release makes is answered by every origin that runs now. The origin of this checkout may know a
 * call that the running one lacks: then each visitor would meet the error.
 */
export const apiCalls: Check = ({ store, candidate: { calls } }) =>
  readOrigins(store.directory).flatMap(({ name, calls: answered }) => {
    const missing = answered === undefined ? [] : calls.filter((call) => !answered.includes(call));
    return missing.length === 0
      ? []
      : [`API: the running origin (${name}) has no ${missing.join(', ')}. Restart it from this checkout first.`];
  });

/** Every page of the live release is one of the candidate too, or visitors with a link find nothing there. */
export const pagesKept: Check = ({ candidate, before, others }) => {
  const now = new Set([candidate, ...others].flatMap(({ pages }) => pages.map(({ path }) => path)));
  const gone = (before?.pages ?? []).map(({ path }) => path).filter((path) => !now.has(path));
  return gone.length === 0 ? [] : [differs(`Pages: ${gone.join(', ')} of ${before?.release} would be gone.`)];
};

/** How much a release may grow over the live one, and what is never too much: brotli, as browsers get it. */
const GROWTH = 1.2;
const FREE_BYTES = 15_000;
/** The same for the bytes that a phone has to hold and to parse, whatever they were packed to. */
const RAW_GROWTH = 1.5;
const RAW_FREE_BYTES = 200_000;

/** No bundle of the candidate is far larger than in the live release. What grows for a reason is let through by `--accept-size`. */
export const size: Check = ({ candidate, before }) => {
  if (before === undefined) return [];
  // Nobody loads a release in two languages.
  const [now, was] = [spokenIn(candidate, 'en'), spokenIn(before, 'en')];
  return [
    ...outgrown('', bytesOf(now, 'brotli'), bytesOf(was, 'brotli'), GROWTH, FREE_BYTES, before),
    ...outgrown(' unpacked', bytesOf(now, 'bytes'), bytesOf(was, 'bytes'), RAW_GROWTH, RAW_FREE_BYTES, before),
  ];
};

function outgrown(
  kind: string,
  bytes: number,
  was: number,
  growth: number,
  free: number,
  { release }: ReleaseManifest,
): string[] {
  const limit = was * growth + free;
  if (bytes <= limit) return [];
  return [
    `Size: ${kilobytes(bytes)}${kind} against ${kilobytes(was)} of ${release}; ${kilobytes(limit)} is the limit (--accept-size lets it through).`,
  ];
}

/** No visitor loads pictures for link previews, nor the runtime of previews of releases (`rspack.host.ts`). */
function bytesOf({ files, pictures }: ReleaseManifest, kind: 'brotli' | 'bytes'): number {
  const drawn = new Set(Object.values(pictures));
  return Object.entries(files).reduce(
    (sum, [file, facts]) => sum + (drawn.has(file) || file.startsWith('library/') ? 0 : facts[kind]),
    0,
  );
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * Whether a release that has passed the gate is still whole, and fits what is live now and the canaries of other packages.
 * It takes milliseconds, so that whoever rolls back does not wait for it.
 *
 * @returns one line for each problem
 */
export async function fitProblems(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  pointer: LivePointer,
): Promise<string[]> {
  const situation = situationOf(store, candidate, [], pointer);
  const canaries = Object.entries(pointer.releases).flatMap(([name, { canary }]) =>
    name === candidate.name || name === 'shell' ? [] : (wholeOf(store, name, [canary?.release]) ?? []),
  );
  const problems: string[] = [];
  for (const check of [whole, hostApi, ownership, sharedRanges, surface, styleContract, apiCalls])
    problems.push(...(await check(situation)));
  return [...problems, ...(await ownership({ ...situation, others: canaries }))].filter(
    (problem, index, all) => all.indexOf(problem) === index,
  );
}
