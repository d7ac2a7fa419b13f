import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

/**
 * What keeps the one script small that every page of the site loads: libraries in the form that the bundler can take
 * apart, without the parts that this host never runs.
 *
 * @param directory folder of the shell
 */
export function slim(config: Configuration, directory: string): Configuration {
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...federationInModules(), ...productionRouter() } },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        { test: /react-router[\\/]dist/, use: path.join(import.meta.dirname, 'pure-components.mjs') },
      ],
    },
    plugins: [...(config.plugins ?? []), replacedInit(directory)],
  };
}

/** Puts `shared-packages.ts` in the place of federation's instance, and stops a build in which that has no place. */
const replacedInit = (directory: string) => ({
  apply(compiler: Compiler) {
    let replaced = false;
    new rspack.NormalModuleReplacementPlugin(/^\.\/init\.js$/, (module) => {
      if (!/webpack-bundler-runtime[\\/]dist$/.test(module.context ?? '')) return;
      module.request = path.join(directory, 'src/federation/shared-packages.ts');
      replaced = true;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReplacedInit', ({ hooks, errors }) =>
      hooks.processAssets.tap('ReplacedInit', () => {
        if (!replaced)
          errors.push(new rspack.WebpackError('Federation has no init.js: see shell/src/federation/README.md.'));
      }),
    );
  },
});

/**
 * The bundler's part of federation in the form that can be taken apart: its plugin asks for the CommonJS file by path, the
 * loader for modules by name, and a page that carried both was 16 kB larger. What stands under it, `shared-packages.ts`
 * replaces.
 */
const federationInModules = () => {
  const resolved = (name: string) => createRequire(import.meta.url).resolve(`@module-federation/${name}`);
  const aliases = (name: string, to: string | false) => ({
    [`@module-federation/${name}$`]: to,
    // Federation's plugin gives the name an alias of its own.
    [`${resolved(name)}$`]: to,
  });
  const bundler = 'webpack-bundler-runtime';
  return { ...aliases(bundler, resolved(bundler).replace(/\.cjs$/, '.js')), ...aliases('runtime', false) };
};

/** The router without its warnings for developers: the package offers them to every bundler. */
const productionRouter = () => ({
  'react-router$': path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
});
