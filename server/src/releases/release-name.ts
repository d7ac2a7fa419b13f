import fs from 'node:fs';
import path from 'node:path';
import type { ReleasablePackage } from '#releases/packages.ts';
import { sourceHash } from '#releases/source-hash.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

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
