import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { repositoryRoot } from '#releases/packages.ts';

/** Files of one bundle and of what loads with it, relative to `client/`, in order. */
export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

export interface BuildResult {
  /** What a document links for the shell; empty for a remote. */
  initial: ChunkFiles;
  /** Every bundle that has a name: `routes`, those that `webpackChunkName` names, and programs beside the remote. */
  chunks: Record<string, ChunkFiles>;
}

/** What the bundler states of its builds, as far as `rspack.base.ts` has it say (`STATS`). */
interface Stats {
  errors?: { message: string }[];
  children?: { entrypoints?: Record<string, Group>; namedChunkGroups?: Record<string, Group> }[];
}
interface Group {
  assets?: { name: string }[];
}

/**
 * Bundles one package for browsers (`client/`) and for the renderer (`server/`), by the same `rspack build` that its own
 * `npm run build` calls.
 *
 * @param directory absolute folder of the package
 * @throws Error with the bundler's own messages
 */
export async function build(directory: string, container: string, outputDirectory: string): Promise<BuildResult> {
  const file = path.join(outputDirectory, 'stats.json');
  const env = Object.entries({ container, outputDirectory }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const said = await rspack(directory, ['build', ...env, '--json', file]);
  if (!fs.existsSync(file)) throw new Error(said);
  const stats = (await json(fs.createReadStream(file))) as Stats;
  fs.rmSync(file);
  const errors = (stats.errors ?? []).map(({ message }) => message);
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
  return namedFiles(stats);
}

/** Runs `@rspack/cli` to its end. @returns what it printed */
function rspack(cwd: string, args: string[]): Promise<string> {
  const cli = path.join(repositoryRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args], {
    ...{ cwd, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

function namedFiles({ children = [] }: Stats): BuildResult {
  // The build for the renderer is no part of what browsers load.
  const clients = children.filter(({ entrypoints = {} }) => !Object.hasOwn(entrypoints, 'server'));
  const groups = clients.flatMap(({ namedChunkGroups = {} }) => Object.entries(namedChunkGroups));
  return {
    initial: filesOf(clients[0]?.entrypoints?.main),
    chunks: Object.fromEntries(groups.map(([name, group]) => [name, filesOf(group)])),
  };
}

function filesOf(group: Group | undefined): ChunkFiles {
  const names = (group?.assets ?? []).map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}
