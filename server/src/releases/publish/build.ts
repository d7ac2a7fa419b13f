import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Language } from 'shared/language';
import { repositoryRoot } from '#settings/repository-root.ts';
import { wantedRanges } from '../../../../rspack.base.ts';

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
  /** Names that the build for the renderer takes from each module of the host's; none for the shell, which has its own. */
  uses: Record<string, string[]>;
}

/** What the bundler states of its builds, as far as `rspack.base.ts` has it say (`STATS`). */
interface Stats {
  errors?: { message: string }[];
  children?: Build[];
}
interface Build {
  entrypoints?: Record<string, Group>;
  namedChunkGroups?: Record<string, Group>;
  modules?: { name?: string; usedExports?: string[] | boolean | null }[];
}
interface Group {
  assets?: { name: string }[];
}

/**
 * Bundles one package for browsers (`client/`) and for the origin (`server/`), by the same `rspack build` that its own
 * `npm run build` calls.
 *
 * @param directory absolute folder of the package
 * @param language of the messages that it puts in place (`rspack.messages.ts`)
 * @throws Error with the bundler's own messages
 */
export async function build(
  directory: string,
  container: string,
  outputDirectory: string,
  language: Language = 'en',
): Promise<BuildResult> {
  const file = path.join(outputDirectory, 'stats.json');
  const env = Object.entries({ container, outputDirectory }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const said = await rspack(directory, ['build', ...env, '--json', file], language);
  if (!fs.existsSync(file)) throw new Error(said);
  const stats = (await json(fs.createReadStream(file))) as Stats;
  fs.rmSync(file);
  const errors = (stats.errors ?? []).map(({ message }) => message);
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
  return { ...namedFiles(stats), uses: usedNames(stats) };
}

/** What Node reads in the language that is built: pages' declarations, and modules that run while a bundle is made. */
export const LANGUAGE_HOOKS = pathToFileURL(path.join(repositoryRoot, 'language-hooks.mjs')).href;

/** Runs `@rspack/cli` to its end. @returns what it printed */
function rspack(cwd: string, args: string[], language: Language): Promise<string> {
  const cli = path.join(repositoryRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const hooks = language === 'en' ? [] : ['--import', LANGUAGE_HOOKS];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...hooks, cli, ...args], {
    ...{ cwd, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE: language },
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

function namedFiles({ children = [] }: Stats): Omit<BuildResult, 'uses'> {
  // What the origin runs, for its renderer and for agents, is no part of what browsers load.
  const clients = children.filter((child) => !isForRenderer(child) && !isForAgents(child));
  const groups = clients.flatMap(({ namedChunkGroups = {} }) => Object.entries(namedChunkGroups));
  return {
    initial: filesOf(clients[0]?.entrypoints?.main),
    chunks: Object.fromEntries(groups.map(([name, group]) => [name, filesOf(group)])),
  };
}

/**
 * What the bundler itself has found to be used. A library may take all of React; whether the host's fits it, its version
 * says.
 *
 * @throws Error where the package's own code takes all of a shared module, so that nobody could say what it needs of it
 */
function usedNames({ children = [] }: Stats): BuildResult['uses'] {
  const modules = children.find(isForRenderer)?.modules ?? [];
  const uses = Object.keys(wantedRanges()).flatMap((name): [string, string[]][] => {
    const used = modules.find((module) => module.name === `external "${name}"`)?.usedExports;
    if (Array.isArray(used)) return [[name, used.filter((one) => one !== 'default').sort()]];
    if (used === true && name.startsWith('shared/')) throw new Error(`Import single names of ${name}, not all of it.`);
    return [];
  });
  return Object.fromEntries(uses);
}

const isForAgents = ({ entrypoints = {} }: Build) => Object.hasOwn(entrypoints, 'tools');
const isForRenderer = ({ entrypoints = {} }: Build) => Object.hasOwn(entrypoints, 'server');

function filesOf(group: Group | undefined): ChunkFiles {
  const names = (group?.assets ?? []).map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}
