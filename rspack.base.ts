import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type ExternalItem, type RuleSetRule, rspack } from '@rspack/core';
import { forDevelopment } from './rspack.dev.ts';
import { sourceRules } from './rspack.sources.ts';

const root = import.meta.dirname;
/** The oldest browsers that the site works in; `e2e/floor` refuses what they do not know. */
export const BROWSERS = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 15.4', 'ios_saf >= 15.4'];

/** What a build needs to know about the release that it makes. */
export interface BuildTarget {
  /** Name of the package without its `remote-` prefix: shell, calculators, account … */
  name: string;
  /** Folder of the package. */
  directory: string;
  /** Name of the release's federation container; carries version and hash, so that two releases never share one. */
  container: string;
  /** Folder that receives `client/` and `server/`. */
  outputDirectory: string;
  /** Where the package's development server listens, such as `http://127.0.0.1:43101`; absent in a release. */
  address?: string;
}

/**
 * Makes the bundler configurations of a package: for browsers, and for the origin's renderer. A release says what it
 * builds; `npm run build` inside a package says nothing, and gets the same build in `dist/`.
 */
export type PackageConfig = (target: Partial<BuildTarget>) => Configuration[];

/** What `rspack build` and, with an address, `rspack dev` take; the target comes by `--env container=… --env address=…`. */
export const forCommand =
  (configure: PackageConfig): PackageConfig =>
  (given) => {
    const target = completed(given);
    const configs = configure(target);
    return target.address === undefined ? configs : forDevelopment(configs, target.container, target.address);
  };

export const completed = ({ name, directory = process.cwd(), ...rest }: Partial<BuildTarget>): BuildTarget => {
  const known = name ?? path.basename(directory).replace('remote-', '');
  return {
    name: known,
    directory,
    container: `${known}_local`,
    outputDirectory: path.join(directory, 'dist'),
    ...rest,
  };
};

/** Subpaths that every package of one page must have in common: React itself and whatever holds state or context. */
const sharedModules = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  ...['shared/api', 'shared/auth', 'shared/router', 'shared/site', 'shared/ui'],
];

/**
 * @param provided false for remotes: the host always brings these, so a copy in each remote would never be used. The
 *   host has them in its one script from the start: fetched apart, each costs the pages that need it a round trip.
 */
function federationShared(provided = true) {
  const versions: Record<string, string> = Object.fromEntries(
    ['react', 'react-dom', 'shared'].map((name) => [name, packageVersion(name)]),
  );
  return Object.fromEntries(
    sharedModules.map((name) => {
      const version = versions[name.split('/')[0] ?? name] ?? '0.0.0';
      return [
        name,
        {
          singleton: true,
          version,
          requiredVersion: `^${version}`,
          strictVersion: false,
          ...(provided ? { eager: true } : { import: false as const }),
        },
      ];
    }),
  );
}

/** The ranges of shared packages that a release asks its host for, as `release.json` states them. */
export const wantedRanges = (): Record<string, string> =>
  Object.fromEntries(Object.entries(federationShared()).map(([name, { requiredVersion }]) => [name, requiredVersion]));

function packageVersion(name: string): string {
  const file = name === 'shared' ? 'shared/package.json' : `node_modules/${name}/package.json`;
  return (JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as { version: string }).version;
}

/** What a build tells: a release reads it (`server/src/releases/publish/build.ts`), and nobody needs more on a screen. */
const STATS = { all: false, errors: true, errorDetails: true, warnings: true, entrypoints: true, chunkGroups: true };

function common(target: BuildTarget): Configuration {
  return {
    context: target.directory,
    mode: 'production',
    devtool: false,
    lazyCompilation: false,
    cache: false,
    performance: false,
    stats: STATS,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    infrastructureLogging: { level: 'error' },
  };
}

export const minimized = {
  minimizer: [
    // Each pass finds a little more; after the third none does.
    new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2022 } } }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ],
};

/** Styles come with the chunk that imports them; `?url` is the address of a file for who brings it by hand. */
const styleRule: RuleSetRule = {
  test: /\.css$/,
  oneOf: [{ resourceQuery: /^\?url$/, type: 'asset/resource' }, { type: 'css' }],
};

export function client(target: BuildTarget, federation: Record<string, unknown>): Configuration {
  return {
    ...common(target),
    target: ['web', 'es2022'],
    output: {
      path: path.join(target.outputDirectory, 'client'),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: target.container,
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [...sourceRules(), styleRule] },
    optimization: minimized,
    plugins: [
      new rspack.DefinePlugin({ __RELEASE__: JSON.stringify(target.container) }),
      new ModuleFederationPlugin({
        name: target.container,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: federationShared(),
        ...federation,
      }),
      // Every chunk that a release loads by itself carries its hash in the entry, whose own hash the document states.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
  };
}

/** The build for the renderer: one CommonJS file, the packages shared with the host left to the host's own build. */
export function server(target: BuildTarget, entry: string, externals: string[]): Configuration {
  return {
    ...common(target),
    // What it uses of the host's packages, as `release.json` states it.
    stats: { ...STATS, modules: true, modulesSpace: Number.MAX_SAFE_INTEGER, usedExports: true },
    target: 'node24',
    entry: { server: entry },
    resolve: {
      ...common(target).resolve,
      // Packages in their browser form: the renderer lends no module of Node to anybody.
      conditionNames: ['browser', 'import', 'require', 'module', 'default'],
      mainFields: ['browser', 'module', 'main'],
    },
    output: {
      path: path.join(target.outputDirectory, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals: Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`])),
    module: {
      // A worker is only ever started in a browser: here its address must not pull Node's own modules in.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
      rules: [...sourceRules(), { test: /\.css$/, type: 'asset/source' }],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({ __RELEASE__: JSON.stringify(target.container), 'import.meta.url': '"file:///server"' }),
    ],
  };
}

/**
 * Has a remote's container take the federation runtime from the page (`shell/src/federation/federation-runtime.ts`) instead
 * of bringing 12 kB of its own. The runtime's path also stands inside a longer, inline request, which must stay.
 */
const hostFederation: ExternalItem = ({ request = '' }, done) => {
  const isRuntime = /^[^!,]*webpack-bundler-runtime[^!,]*$/.test(request);
  return isRuntime ? done(undefined, 'var __SITE_FEDERATION__()') : done();
};

/** Milliseconds until a chunk of a remote that hangs counts as dead, and the release before takes over. */
const CHUNK_TIMEOUT_MS = 5_000;

/** Bytes, before compression, from which what several pages have in common becomes a file of its own. */
const COMMON_BYTES = 60_000;

/** A federated remote: exposes its routes, brings no federation runtime of its own. */
export const remote: PackageConfig = (given) => {
  const target = completed(given);
  const base = client(target, {
    filename: 'remoteEntry.js',
    exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
    shared: federationShared(false),
    experiments: { optimization: { target: 'web' } },
  });
  const browser: Configuration = {
    ...base,
    entry: {},
    output: { ...base.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS },
    externals: [hostFederation],
    // A request costs more than the few kilobytes that two pages have in common.
    optimization: {
      ...base.optimization,
      // Bundles are known by the names that `release.json` gives them, so that the host can tell a remote's runtime
      // which of its stylesheets the document has brought already.
      chunkIds: 'named',
      splitChunks: { chunks: 'async', minSize: COMMON_BYTES, cacheGroups: { defaultVendors: false } },
    },
  };
  return [browser, server(target, './src/routes.tsx', sharedModules)];
};
