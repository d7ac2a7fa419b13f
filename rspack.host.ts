import type { Configuration } from '@rspack/core';
import { type BuildTarget, client, completed, minimized, type PackageConfig, server } from './rspack.base.ts';
import { slim } from './rspack.slim.ts';

/**
 * The API's schemas with their library, for the moment when somebody asks for their profile: one file, since the host's
 * one script carries the name and the hash of each. Not the client, which remotes use with schemas of their own.
 */
const schemas = { name: 'schemas', test: /shared[\\/]src[\\/]contract|node_modules[\\/]zod/, enforce: true };

const split: NonNullable<Configuration['optimization']> = {
  ...minimized,
  splitChunks: { chunks: 'async', cacheGroups: { schemas } },
};

/** The host: starts the page, provides the federation runtime and the shared packages. */
export const host: PackageConfig = (given) => {
  const target = completed(given);
  const base = client(target, {
    remotes: {},
    experiments: {
      asyncStartup: true,
      // Releases come with hashes from the document and are started by `shell/src/federation/start-container.ts`: federation's
      // own loading of remotes, their manifests and snapshots stay out. What the packages of a page share is federation's.
      optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
    },
  });
  return [
    { ...slim(base, target.directory), entry: { main: './src/index.ts' }, optimization: split },
    early(target),
    server(target, './src/server.tsx', []),
  ];
};

/** The script that runs before the others: nothing but itself, so that it never waits for federation. */
function early(target: BuildTarget): Configuration {
  const base = client(target, {});
  return { ...base, entry: { early: './src/start/early.ts' }, plugins: [] };
}

/** Folder of the client's files that only previews and development load. */
export const LIBRARY = 'library/';

/**
 * The same host with federation's whole runtime, without what `shell/src/federation` and `slim` put in its place: what
 * previews and development run. The condition chooses `start-with-library.ts` (`shell/package.json`).
 */
export function hostUnderLibrary(given: Partial<BuildTarget>): Configuration {
  const target = completed(given);
  const { output, ...base } = client(target, {
    remotes: {},
    experiments: { asyncStartup: true, optimization: { target: 'web' } },
  });
  const name = `${LIBRARY}[name].[contenthash:8]`;
  const names = { filename: `${name}.js`, chunkFilename: `${name}.js` };
  const styles = { cssFilename: `${name}.css`, cssChunkFilename: `${name}.css` };
  return {
    ...base,
    name: 'library',
    entry: { library: './src/index.ts' },
    resolve: { ...base.resolve, conditionNames: ['library', '...'] },
    output: { ...output, ...names, ...styles },
    optimization: split,
  };
}
