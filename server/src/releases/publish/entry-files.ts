import fs from 'node:fs';
import type { ReleasablePackage } from '#releases/packages.ts';
import type { BuildResult } from '#releases/publish/build.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/**
 * What documents link of a build.
 *
 * @param client folder of its files for browsers
 * @throws Error where a page names a bundle that was not built
 */
export function entryFiles(
  pkg: ReleasablePackage,
  { initial, chunks }: BuildResult,
  pages: ReleaseManifest['pages'],
  client: string,
) {
  if (pkg.name !== 'shell') {
    for (const { path, chunk, early } of pages) {
      const missing = [chunk, early].find((name) => name !== undefined && !Object.hasOwn(chunks, name));
      if (missing !== undefined)
        throw new Error(`${pkg.name}: ${path} names the bundle '${missing}', which was not built.`);
    }
    return { entry: 'remoteEntry.js', scripts: [], styles: [], chunks };
  }
  const early = fs.readdirSync(client).filter((name) => /^early\.[0-9a-f]+\.js$/.test(name));
  return {
    entry: initial.scripts.at(-1) ?? '',
    scripts: [...early, ...initial.scripts],
    styles: initial.styles,
    // What previews run in the place of the start (`rspack.host.ts`).
    chunks: chunks.library === undefined ? {} : { library: chunks.library },
  };
}
