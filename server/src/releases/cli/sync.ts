import fs from 'node:fs';
import path from 'node:path';
import { type Context, UsageError } from '#releases/cli/command.ts';
import { readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Writes `<name>/<release>/<file>` of every release into a folder, for a CDN or a bucket. */
export async function syncReleases({ store, print }: Context, target: string | undefined): Promise<void> {
  if (target === undefined)
    throw new UsageError('Into which folder? For example: npm run releases -- sync /var/www/releases');
  const folder = path.resolve(target);
  // Read first: files of whatever goes live meanwhile come with the next sync, and the pointer names none of them.
  const pointer = readPointer(store.directory);
  const releases = Object.keys(pointer.releases).flatMap((name) => store.list(name));
  const needed = new Set(
    Object.entries(pointer.releases).flatMap(([name, { live, previous, canary }]) =>
      [live, previous, canary?.release].map((release) => `${name}@${release}`),
    ),
  );
  let written = 0;
  const damaged: string[] = [];
  for (const manifest of releases) {
    const full = `${manifest.name}@${manifest.release}`;
    try {
      written += copyRelease(store, manifest, folder);
    } catch (error) {
      // An old one that lacks a file must not keep the others from going out.
      if (needed.has(full)) throw error;
      damaged.push(full);
    }
  }
  writeWhole(path.join(folder, 'live.json'), Buffer.from(`${JSON.stringify(pointer, null, 1)}\n`));
  const whole = releases.length - damaged.length;
  const leftOut = damaged.length === 0 ? '' : ` Left out, for they lack files: ${damaged.join(', ')}.`;
  print(`${folder} holds ${whole} releases up to serial ${pointer.serial}; ${written} files are new.${leftOut}`, {
    ...{ folder, releases: whole, written, damaged, serial: pointer.serial },
  });
}

/** Files first, `release.json` last: a release that is only half there has none. */
function copyRelease(store: ReleaseStore, manifest: ReleaseManifest, folder: string): number {
  const from = store.folder(manifest.name, manifest.release);
  const to = path.join(folder, manifest.name, manifest.release);
  if (fs.existsSync(path.join(to, 'release.json'))) return 0;
  const files = Object.keys(manifest.files).flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  for (const file of files) writeWhole(path.join(to, file), fs.readFileSync(path.join(from, 'client', file)));
  writeWhole(path.join(to, 'release.json'), fs.readFileSync(path.join(from, 'release.json')));
  return files.length + 1;
}

/** Nobody who reads the folder meanwhile sees half a file. */
function writeWhole(file: string, content: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.draft`, content);
  fs.renameSync(`${file}.draft`, file);
}
