import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack } from '@rspack/core';
import type { PackageConfig } from '../../../rspack.base.ts';

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
  return namedFiles(stats);
}

function namedFiles(stats: MultiStats): BuildResult {
  // The build for the renderer is no part of what browsers load.
  const clients =
    stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children?.filter(isForBrowsers) ?? [];
  const groups = clients.flatMap(({ namedChunkGroups = {} }) => Object.entries(namedChunkGroups));
  return {
    initial: filesOf(clients[0]?.entrypoints?.main),
    chunks: Object.fromEntries(groups.map(([name, group]) => [name, filesOf(group)])),
  };
}

const isForBrowsers = ({ entrypoints = {} }: { entrypoints?: object }) => !Object.hasOwn(entrypoints, 'server');

function filesOf(group: { assets?: { name: string }[] } | undefined): ChunkFiles {
  const names = (group?.assets ?? []).map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}
