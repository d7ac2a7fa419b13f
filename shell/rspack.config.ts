import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { injectManifest } from 'workbox-build';
import { host, type PackageConfig } from '../rspack.base.ts';

/** The host, the worker for puzzles, and the service worker, a program of its own that knows the host's files. */
const shell: PackageConfig = (target) => {
  const [browser = {}, early = {}, ...others] = host(target);
  const parts = [{ ...browser, name: 'browser' }, { ...early, name: 'early' }, puzzleWorker(early)];
  return [...parts, ...others, offlineWorker(browser)];
};

export default shell;

/** Solves the puzzles that the origin asks for when many calls come in (`shared/api`). */
const puzzleWorker = (early: Configuration): Configuration => ({
  ...early,
  name: 'puzzle-worker',
  target: ['webworker', 'es2022'],
  entry: { 'puzzle-worker': 'shared/puzzle-worker' },
  output: { ...early.output, filename: '[name].js' },
});

function offlineWorker(browser: Configuration): Configuration {
  const client = browser.output?.path ?? '';
  return {
    ...browser,
    name: 'offline-worker',
    // After the files that it is to know.
    dependencies: ['browser', 'early', 'puzzle-worker'],
    target: ['webworker', 'es2022'],
    entry: { worker: './src/offline/worker.ts' },
    output: { path: path.join(client, '../offline-worker'), filename: '[name].js' },
    optimization: { ...(browser.optimization?.minimizer && { minimizer: browser.optimization.minimizer }) },
    plugins: [
      new rspack.DefinePlugin({ __RELEASE__: JSON.stringify(browser.output?.uniqueName) }),
      withFileList(client),
    ],
  };
}

/** Writes the built worker to `client/sw.js`, with the list of the other files there in it. */
const withFileList = (client: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.afterEmit.tapPromise('FileList', async () => {
      const draft = compiler.outputPath;
      await injectManifest({
        swSrc: path.join(draft, 'worker.js'),
        swDest: path.join(client, 'sw.js'),
        globDirectory: client,
        globPatterns: ['**/*'],
        globIgnores: ['sw.js', '**/*.{br,gz}'],
        manifestTransforms: [
          async (files) => ({
            manifest: files.map(({ url, size }) => ({
              url,
              size,
              integrity: integrityOf(path.join(client, url)),
              revision: null,
            })),
          }),
        ],
      });
      fs.rmSync(draft, { recursive: true });
    }),
});

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
