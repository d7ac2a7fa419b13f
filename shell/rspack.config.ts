import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { forCommand, type PackageConfig } from '../rspack.base.ts';
import { host, hostUnderLibrary, LIBRARY } from '../rspack.host.ts';

/** The host, the same under federation's own runtime, and two workers, of which the last knows the host's files. */
const shell: PackageConfig = (target) => {
  const [browser = {}, early = {}, ...others] = host(target);
  // The workers and the library's own runtime hold no words, and stand beside the English files.
  if ((process.env.SITE_LANGUAGE ?? 'en') !== 'en')
    return [{ ...browser, name: 'browser' }, { ...early, name: 'early' }, puzzleWorker(early), ...others];
  const parts = [
    { ...browser, name: 'browser' },
    { ...early, name: 'early' },
    puzzleWorker(early),
    hostUnderLibrary(target),
  ];
  return [...parts, ...others, offlineWorker(browser)];
};

export default forCommand(shell);

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
    compiler.hooks.afterEmit.tap('FileList', () => {
      const draft = compiler.outputPath;
      const worker = fs.readFileSync(path.join(draft, 'worker.js'), 'utf8');
      // A function, since `$` means something in a replacement's text.
      const listed = worker.replace(LIST, () => JSON.stringify(filesIn(client)));
      if (listed === worker) throw new Error(`The built worker has no ${LIST} to put the list of files into.`);
      fs.writeFileSync(path.join(client, 'sw.js'), listed);
      fs.rmSync(draft, { recursive: true });
    }),
});

const LIST = 'self.__OWN_FILES';
const isOwn = (file: string) => file !== 'sw.js' && !file.startsWith(LIBRARY) && !/\.(br|gz)$/.test(file);

/** In the same order on every machine: the worker's hash must depend on the sources alone. */
const filesIn = (client: string) =>
  (fs.readdirSync(client, { recursive: true, withFileTypes: true }) as fs.Dirent[])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(client, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter(isOwn)
    .sort()
    .map((url) => {
      const content = fs.readFileSync(path.join(client, url));
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      return { url, size: content.length, integrity };
    });
