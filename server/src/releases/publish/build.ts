import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack, type StatsModule } from '@rspack/core';
import { type PackageConfig, wantedRanges } from '../../../../rspack.base.ts';

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

/**
 * Bundles one package for browsers (`client/`) and for the renderer (`server/`).
 *
 * @param directory absolute folder of the package
 * @throws Error with the bundler's own messages
 */
export async function build(
  directory: string,
  name: string,
  container: string,
  outputDirectory: string,
): Promise<BuildResult> {
  const file = pathToFileURL(path.join(directory, 'rspack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: PackageConfig };
  const compiler = rspack(configure({ name, directory, container, outputDirectory }));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error != null ? reject(error) : result ? resolve(result) : reject(new Error('No build result.')),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return { ...namedFiles(stats), uses: usedNames(stats) };
}

function namedFiles(stats: MultiStats): Omit<BuildResult, 'uses'> {
  // The build for the renderer is no part of what browsers load.
  const clients =
    stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children?.filter(isForBrowsers) ?? [];
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
function usedNames(stats: MultiStats): BuildResult['uses'] {
  const modules: StatsModule[] =
    stats
      .toJson({
        all: false,
        entrypoints: true,
        modules: true,
        modulesSpace: Number.MAX_SAFE_INTEGER,
        usedExports: true,
      })
      .children?.find((child) => !isForBrowsers(child))?.modules ?? [];
  const uses = Object.keys(wantedRanges()).flatMap((name): [string, string[]][] => {
    const used = modules.find((module) => module.name === `external "${name}"`)?.usedExports;
    if (Array.isArray(used)) return [[name, used.filter((one) => one !== 'default').sort()]];
    if (used === true && name.startsWith('shared/')) throw new Error(`Import single names of ${name}, not all of it.`);
    return [];
  });
  return Object.fromEntries(uses);
}

const isForBrowsers = ({ entrypoints = {} }: { entrypoints?: object }) => !Object.hasOwn(entrypoints, 'server');

function filesOf(group: { assets?: { name: string }[] } | undefined): ChunkFiles {
  const names = (group?.assets ?? []).map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}
