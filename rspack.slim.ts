import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * What keeps the one script small that every page of the site loads: libraries in the form that the bundler can take
 * apart, without the parts that this host never runs.
 *
 * @param directory folder of the shell
 */
export function slim(config: Configuration, directory: string): Configuration {
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...oneFederationRuntime(), ...productionRouter() } },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        { test: /react-router[\\/]dist/, use: path.join(import.meta.dirname, 'pure-components.mjs') },
        {
          test: /runtime-core[\\/]dist[\\/](core|(remote|utils)[\\/](index|load))\.js$/,
          use: path.join(import.meta.dirname, 'unused-federation.mjs'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(
        /(plugins\/snapshot\/(SnapshotHandler|index)|plugins\/generate-preload-assets|utils\/preload)\.js$/,
        path.join(directory, 'src/loader/no-manifests.ts'),
      ),
      new rspack.NormalModuleReplacementPlugin(/\/semver\/index\.js$/, path.join(directory, 'src/loader/ranges.ts')),
      new rspack.NormalModuleReplacementPlugin(/^\.\/logger\.js$/, (module) => {
        if (!/sdk[\\/]dist$/.test(module.context ?? '')) return;
        module.request = path.join(directory, 'src/loader/plain-logger.ts');
      }),
    ],
  };
}

/**
 * One copy of the federation runtime, and in the form that the bundler can take apart: its plugin asks for the CommonJS
 * files by path, the loader for modules by name, and a page that carried both was 16 kB larger.
 */
const oneFederationRuntime = () => {
  const require = createRequire(import.meta.url);
  const names = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'error-codes'];
  const aliases = names.flatMap((name) => {
    const common = require.resolve(`@module-federation/${name}`);
    const module = common.replace(/\.cjs$/, name === 'error-codes' ? '.mjs' : '.js');
    return [`@module-federation/${name}$`, `${common}$`].map((key) => [key, module]);
  });
  return Object.fromEntries(aliases);
};

/** The router without its warnings for developers: the package offers them to every bundler. */
const productionRouter = () => ({
  'react-router$': path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
});
