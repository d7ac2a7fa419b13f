// Installing, for the two commands that must work in a fresh clone. No package may be imported here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/**
 * Installs the packages unless those that the lock file names are there already.
 *
 * @throws Error with what to do when npm fails
 */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error(`Node 20 or later is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  console.log('Installing packages …');
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
    // The tools that build the site count as development packages: a production setting must not leave them out.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0)
    throw new Error('The packages could not be installed. Check the network connection and run the command again.');
}

/** Compares the lock file with npm's own record of what stands in node_modules. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    // Packages made for another kind of machine are optional and absent here.
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') || link || optional || present[place]?.version === version,
  );
}

/** The Node that runs the site: the one that the packages bring, or this one where none is made for the machine. */
export function nodeBinary() {
  const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(`Node 24 is needed on ${process.platform}-${process.arch}; this is ${process.versions.node}.`);
}
