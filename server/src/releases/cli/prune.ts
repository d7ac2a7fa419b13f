import fs from 'node:fs';
import path from 'node:path';
import { type Context, UsageError } from '#releases/cli/command.ts';
import { type LivePointer, readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { forgetVerdicts } from '#releases/verdicts.ts';

const DAY_MS = 86_400_000;

/** Removes old releases from the store. */
export async function pruneReleases({ store, values, print }: Context): Promise<void> {
  const keep = wholeNumber(values.keep, 'keep');
  const days = wholeNumber(values.days, 'days');
  const pointer = readPointer(store.directory);
  const names = fs
    .readdirSync(store.directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const old = names.flatMap((name) => prunable(store.list(name), pointer, { keep, days, now: Date.now() }));
  if (values['dry-run'] !== true)
    for (const { name, release } of old) {
      forgetVerdicts(store, { name, release });
      fs.rmSync(store.folder(name, release), { recursive: true, force: true });
    }
  const drafts = values['dry-run'] === true ? [] : names.flatMap((name) => abandonedDrafts(store.folder(name, '')));
  for (const draft of drafts) fs.rmSync(draft, { recursive: true, force: true });
  const removed = old.map(({ name, release }) => `${name}@${release}`);
  const verb = values['dry-run'] === true ? 'Would remove' : 'Removed';
  print(removed.length === 0 ? 'Nothing is old enough to remove.' : `${verb} ${removed.join(', ')}.`, { removed });
}

/** Folders that a build has left behind when it was killed; one that still runs is never a day old. */
const abandonedDrafts = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .filter((draft) => Date.now() - fs.statSync(draft).mtimeMs > DAY_MS);

/**
 * The releases of one package that nobody needs any more.
 *
 * @param releases newest first
 */
export function prunable(
  releases: ReleaseManifest[],
  pointer: Pick<LivePointer, 'releases'>,
  { keep, days, now }: { keep: number; days: number; now: number },
): ReleaseManifest[] {
  return releases.slice(keep).filter(({ name, release, builtAt }) => {
    const entry = pointer.releases[name];
    const needed = [entry?.live, entry?.previous, entry?.canary?.release, entry?.started].includes(release);
    return !needed && now - Date.parse(builtAt) > days * DAY_MS;
  });
}

function wholeNumber(text: unknown, option: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${option} must be a whole number from 0.`);
  return value;
}
