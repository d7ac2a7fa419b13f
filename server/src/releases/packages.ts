import fs from 'node:fs';
import path from 'node:path';
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
    throw new Error(
      `There is no package '${name}'. Choose one of: ${all.map((candidate) => candidate.name).join(', ')}.`,
    );
  }
  return found;
}
