import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files that decide what a package's build contains, besides its own. */
const COMMON = [
  ...['shared/src', 'shared/package.json', 'package-lock.json', 'tsconfig.base.json'],
  ...['rspack.base.ts', 'rspack.host.ts', 'rspack.slim.ts', 'rspack.sources.ts', 'rspack.messages.ts'],
  ...['pure-components.mjs', 'at-build.mjs', 'language-hooks.mjs'],
  'server/src/releases/pictures',
];
const OWN = ['src', 'package.json', 'rspack.config.ts'];
const IGNORED = /\.(test|spec)\.tsx?$|(^|\/)(fixtures|vectors)\/|\.md$/;

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
  for (const place of [...OWN.map((name) => path.join(directory, name)), ...COMMON]) {
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
