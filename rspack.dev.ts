import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * Turns a package's builds into those of `npm run dev`: served from memory, unminified, replacing parts of a running page
 * as sources change. What runs from source is neither rendered by the origin nor stored in browsers.
 *
 * @param address where its development server listens, such as `http://127.0.0.1:43101`
 */
export const forDevelopment = (configs: Configuration[], container: string, address: string): Configuration[] =>
  configs
    .filter(({ target, name }) => target !== 'node24' && !LIVE_ONLY.has(name ?? ''))
    .map((config) => ({ ...developed(config, container, address), devServer: serverAt(address) }));

/** The worker, and the host in the form whose place `library` takes. */
const LIVE_ONLY = new Set(['offline-worker', 'browser']);

const serverAt = (address: string): NonNullable<Configuration['devServer']> => ({
  ...{ host: '127.0.0.1', port: new URL(address).port, hot: true, allowedHosts: 'all' },
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `${address.replace('http', 'ws')}/ws` },
  devMiddleware: { stats: 'errors-warnings' },
});

function developed(config: Configuration, container: string, address: string): Configuration {
  const integrity = 'SubresourceIntegrityPlugin';
  return {
    ...config,
    ...(config.entry !== undefined && { entry: withReleases(config.entry) }),
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      publicPath: `${address}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    module: {
      ...config.module,
      rules: (config.module?.rules ?? []).map((rule) =>
        isTypescript(rule) ? { ...rule, options: withRefresh(rule.options) } : rule,
      ),
    },
    optimization: {},
    plugins: [
      // Chunks change under a page that is open: hashes would refuse the changed ones.
      ...(config.plugins ?? []).filter((plugin) => plugin !== null && plugin?.constructor.name !== integrity),
      new ReactRefreshRspackPlugin({ library: container }),
    ],
  };
}

/**
 * Code from source is compiled to React's other JSX runtime; releases inside it still ask the host for the usual one,
 * which the host shares only if something in it asks too.
 */
const withReleases = (entry: NonNullable<Configuration['entry']>): NonNullable<Configuration['entry']> =>
  typeof entry === 'object' && 'library' in entry && typeof entry.library === 'string'
    ? { ...entry, library: ['react/jsx-runtime', entry.library] }
    : entry;

interface TypescriptRule {
  loader: string;
  options: { jsc: { transform: object } };
}

const isTypescript = (rule: unknown): rule is TypescriptRule =>
  typeof rule === 'object' && rule !== null && 'loader' in rule && rule.loader === 'builtin:swc-loader';

const withRefresh = (options: TypescriptRule['options']) => ({
  ...options,
  jsc: { ...options.jsc, transform: { react: { runtime: 'automatic', development: true, refresh: true } } },
});
