import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { UnknownPackage } from '#releases/unknown-package.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

/** A package that is released on its own. */
export interface ReleasablePackage {
  /** shell, or a remote's name without `remote-`. */
  name: string;
  /** Its folder, relative to the repository. */
  directory: string;
}

/** The shell and every `remote-*` folder: a new team adds a folder, no list. */
export function releasablePackages(root = repositoryRoot): ReleasablePackage[] {
  const remotes = fs
    .readdirSync(root)
    .filter((name) => name.startsWith('remote-') && fs.existsSync(path.join(root, name, 'rspack.config.ts')))
    .sort();
  return [
    { name: 'shell', directory: 'shell' },
    ...remotes.map((directory) => ({ name: directory.slice('remote-'.length), directory })),
  ];
}

/** @throws Error that names the packages there are. */
export function findPackage(name: string, root = repositoryRoot): ReleasablePackage {
  const all = releasablePackages(root);
  const found = all.find((candidate) => candidate.name === name);
  if (found === undefined) {
    throw new UnknownPackage(
      `There is no package '${name}'. Choose one of: ${all.map((candidate) => candidate.name).join(', ')}.`,
    );
  }
  return found;
}

/** Files that decide what a package's build contains, besides its own. */
const COMMON = [
  ...['shared/src', 'site/legal', 'shared/package.json', 'package-lock.json', 'tsconfig.base.json'],
  ...['pure-components.mjs', 'at-build.mjs', 'language-hooks.mjs'],
  'server/src/releases/pictures',
];
const OWN = ['src', 'package.json', 'rspack.config.ts'];
/** How a build is made, which is more than one file of the root; nothing is released from a build for development. */
const BUILD = /^rspack\.(?!dev\.)\w+\.ts$/;
const IGNORED = /\.(test|spec)\.tsx?$|(^|\/)(fixtures|vectors)\/|^(?!site\/legal\/).*(^|\/)(?!help\.)[^/]*\.md$/;

/**
 * Hash of everything that a package's build reads. Two checkouts with the same sources get the same hash, so a release
 * that exists already is never built again.
 *
 * @param root folder of the repository
 * @param directory folder of the package, relative to `root`
 * @returns 64 hex digits
 */
export function sourceHash(root: string, directory: string): string {
  const hash = createHash('sha256').update(process.env.SITE_LANGUAGE ?? '');
  const build = fs.readdirSync(root).filter((name) => BUILD.test(name));
  for (const place of [...OWN.map((name) => path.join(directory, name)), ...COMMON, ...build.sort()]) {
    for (const file of filesBelow(path.join(root, place))) {
      const relative = path.relative(root, file).split(path.sep).join('/');
      if (IGNORED.test(relative)) continue;
      hash.update(`${relative}\0`).update(createHash('sha256').update(fs.readFileSync(file)).digest());
    }
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** What a release of the package's present sources is called: `<version>-<hash8>`. */
export function releaseOf(
  pkg: ReleasablePackage,
  root = repositoryRoot,
): { version: string; release: string; container: string } {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, pkg.directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  const release = `${version}-${sourceHash(root, pkg.directory).slice(0, 8)}`;
  return { version, release, container: `${pkg.name}_${release}`.replace(/[^A-Za-z0-9]/g, '_') };
}
