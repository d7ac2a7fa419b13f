import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { build } from '#bench/build.ts';
import { compressed } from '#bench/pages/reply.ts';
import { host } from '../../../rspack.host.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Monolith {
  /** Addresses of the scripts that a document links, in order. */
  scripts: string[];
  /** Every file of the build by its address, compressed. */
  files: Map<string, { type: string; body: Buffer }>;
}

/**
 * Builds the whole site as one bundle without federation, from the same sources with the same loaders and minifier:
 * what the federated site is measured against. Its pages stay behind `import()`, as they do in the remotes.
 */
export async function buildMonolith(outputDirectory: string): Promise<Monolith> {
  const directory = path.join(root, 'shell');
  const [client] = host({ name: 'shell', directory, container: 'monolith', outputDirectory });
  const stats = await build({
    ...client,
    entry: { main: path.join(import.meta.dirname, 'monolith-entry.tsx') },
    // Where releases stand: the page's policy takes scripts from nowhere else.
    output: { ...client?.output, publicPath: '/r/monolith/' },
    plugins: [
      ...(client?.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'DefinePlugin'),
      // The documents link the site's own styles, in every variant: nobody waits for a second copy of them.
      new rspack.NormalModuleReplacementPlugin(/\.css$/, path.join(import.meta.dirname, 'no-styles.ts')),
    ],
  });
  const linked = stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
  const output = path.join(outputDirectory, 'client');
  const files = fs.readdirSync(output).map((name): [string, { type: string; body: Buffer }] => {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return [`/r/monolith/${name}`, { type, body: compressed(fs.readFileSync(path.join(output, name))) }];
  });
  return {
    scripts: linked.filter(({ name }) => name.endsWith('.js')).map(({ name }) => `/r/monolith/${name}`),
    files: new Map(files),
  };
}
