import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { host } from '../../../rspack.base.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the whole site as one bundle without federation, from the same sources with the same loaders and minifier:
 * what the federated site is measured against.
 *
 * @returns names of the scripts and styles that a document links, in order
 */
export async function buildMonolith(outputDirectory: string): Promise<{ scripts: string[]; styles: string[] }> {
  const directory = path.join(root, 'shell');
  const [client] = host({ name: 'shell', directory, container: 'monolith', outputDirectory });
  const config: Configuration = {
    ...client,
    entry: { main: path.join(import.meta.dirname, 'monolith-entry.tsx') },
    optimization: { ...client?.optimization, splitChunks: {} },
    plugins: (client?.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'DefinePlugin'),
  };
  const compiler = rspack(config);
  const stats = await new Promise<import('@rspack/core').Stats>((resolve, reject) =>
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
  const names = assets.map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}
