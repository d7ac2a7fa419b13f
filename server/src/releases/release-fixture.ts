import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Puts a small hand-made release into a store, for tests. */
export function addRelease(
  store: ReleaseStore,
  name: string,
  release: string,
  options: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  const file = 'remoteEntry.js';
  const content = Buffer.from(`globalThis.entryOf = '${name}@${release}';`);
  const draft = path.join(store.directory, name, `.draft-${release}`);
  fs.mkdirSync(path.join(draft, 'client'), { recursive: true });
  fs.mkdirSync(path.join(draft, 'server'), { recursive: true });
  fs.writeFileSync(path.join(draft, 'client', file), content);
  fs.writeFileSync(path.join(draft, 'client', `${file}.br`), zlib.brotliCompressSync(content));
  fs.writeFileSync(path.join(draft, 'client', `${file}.gz`), zlib.gzipSync(content));
  fs.writeFileSync(path.join(draft, 'server/server.cjs'), '');
  const manifest: ReleaseManifest = {
    ...{
      name,
      release,
      version: release.split('-')[0] ?? release,
      container: `${name}_${release}`.replace(/\W/g, '_'),
    },
    ...{
      commit: 'no commit',
      builtAt: new Date(0).toISOString(),
      builtBy: 'test',
      entry: file,
      scripts: [],
      styles: [],
      chunks: {},
      pages: [],
    },
    ...{ pictures: {}, calls: [], styleContract: { version: 1, classes: [], tokens: [] }, languages: {} },
    ...{ shared: {}, hostApi: 1, server: integrityOf(Buffer.from('')) },
    files: { [file]: { integrity: integrityOf(content), bytes: content.length, brotli: 1 } },
    ...options,
  };
  fs.writeFileSync(path.join(draft, 'release.json'), JSON.stringify(manifest));
  store.adopt(draft, manifest);
  return manifest;
}
