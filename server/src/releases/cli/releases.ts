import fs from 'node:fs';
import path from 'node:path';
import { type Context, command, UsageError } from '#releases/cli/command.ts';
import { changePointer, isFull, type LivePointer, readHistory, readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { GONE, type ReleaseStore } from '#releases/store.ts';
import { forgetVerdicts } from '#releases/verdicts.ts';
import { type AllCounts, noCounts, readCounts } from '#telemetry/counters.ts';

const help = `
npm run releases [-- --json]
npm run releases -- prune [--keep 20] [--days 30] [--dry-run]
npm run releases -- sync <target folder>

Shows what is live, what it replaced, canaries, how often each release was shown and failed, and the last changes: when,
who, what and why.

  prune   removes releases that are neither among the newest [keep] of their package nor younger than [days] days;
          never one that is live, the one before it, or a canary
  sync    writes what a CDN or bucket must hold (see RELEASES_URL): immutable files first, the pointer last; what is
          there already is not written again
`;

const options = {
  keep: { type: 'string', default: '20' },
  days: { type: 'string', default: '30' },
  'dry-run': { type: 'boolean' },
} as const;

export const run = command('releases', help, options, async (context) => {
  const [action, target] = context.positionals;
  if (action === 'prune') return pruneReleases(context);
  if (action === 'sync') return syncReleases(context, target);
  if (action !== undefined) throw new UsageError(`There is no '${action}'. Add --help to see how it is used.`);
  const { store, values } = context;
  const pointer = readPointer(store.directory);
  const history = readHistory(store.directory);
  const counts = readCounts(store.directory);
  if (values.json === true) console.log(JSON.stringify({ ...pointer, counts, history }, null, 2));
  else if (pointer.serial === 0)
    console.log(
      `Nothing is released yet in ${store.directory}. Is DATA_DIR the site's? Else run \`npm start\`, or \`npm run release -- <name>\`.`,
    );
  else show(pointer, counts, history);
});

function show(pointer: LivePointer, counts: AllCounts, history: ReturnType<typeof readHistory>): void {
  console.log(`Serial ${pointer.serial}, changed ${pointer.updatedAt}\n`);
  const rows = Object.entries(pointer.releases).flatMap(([name, { live, previous, canary }]) => {
    const row = (release: string, state: string) => [name, release, state, ...outcome(counts[`${name}@${release}`])];
    return [
      row(live, 'live'),
      ...(canary === undefined ? [] : [row(canary.release, `canary, ${canary.percent}%`)]),
      ...(previous === undefined ? [] : [row(previous, 'before it')]),
    ];
  });
  printTable(['package', 'release', 'state', 'shown', 'failed'], rows);
  console.log('\nLast changes');
  printTable(
    ['when', 'who', 'what', 'package', 'release', 'instead of', 'why'],
    history.slice(0, 20).map(({ at, by, action, name, to, from, percent, reason, gate, forced, started }) => {
      const why = [
        ...[percent === undefined ? '' : `${percent}%`, forced === true ? 'FORCED' : '', reason ?? ''],
        gate === undefined ? '' : `(${gate})`,
      ];
      const release = action === 'publish' ? started : to;
      return [at, by, action, name, release ?? '-', from ?? '-', why.filter((part) => part !== '').join(' ')];
    }),
  );
}

/** How often a release was shown, and how often it failed in which way. */
function outcome({ documents, failures } = noCounts()): [string, string] {
  const kinds = Object.entries(failures).map(([kind, count]) => `${kind} ${count}`);
  return [String(documents), kinds.length === 0 ? '-' : kinds.join(', ')];
}

const DAY_MS = 86_400_000;

/** Removes old releases from the store: first out of sight, each in one step, so that no half of one counts as a release. */
export async function pruneReleases({ store, values, print }: Context): Promise<void> {
  const keep = wholeNumber(values.keep, 'keep');
  const days = wholeNumber(values.days, 'days');
  const names = packagesIn(store);
  const choose = (pointer: LivePointer) =>
    names.flatMap((name) => prunable(store.list(name), pointer, { keep, days, now: Date.now() }));
  const isTrial = values['dry-run'] === true;
  const old = isTrial ? choose(readPointer(store.directory)) : await setAside(store, choose);
  const left = isTrial ? [] : names.flatMap((name) => leftBehind(store.folder(name, '')));
  for (const folder of left) fs.rmSync(folder, { recursive: true, force: true });
  const removed = old.map(({ name, release }) => `${name}@${release}`);
  const verb = isTrial ? 'Would remove' : 'Removed';
  print(removed.length === 0 ? 'Nothing is old enough to remove.' : `${verb} ${removed.join(', ')}.`, { removed });
}

const packagesIn = (store: ReleaseStore): string[] =>
  fs
    .readdirSync(store.directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** Takes away what is chosen while nothing else goes live. */
async function setAside(store: ReleaseStore, choose: (pointer: LivePointer) => ReleaseManifest[]) {
  let old: ReleaseManifest[] = [];
  const take = (pointer: LivePointer) => {
    old = choose(pointer);
    for (const { name, release } of old) store.setAside(name, release);
    return null;
  };
  try {
    await changePointer(store.directory, take);
  } catch (error) {
    // A full disk takes no lock, and so lets nothing go live either.
    if (!isFull(error)) throw error;
    take(readPointer(store.directory));
  }
  for (const release of old) forgetVerdicts(store, release);
  return old;
}

/** Folders of releases that were set aside, and of builds that were killed; one that still runs is never a day old. */
const leftBehind = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .filter((left) => path.basename(left).startsWith(GONE) || Date.now() - fs.statSync(left).mtimeMs > DAY_MS);

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

/** Writes `<name>/<release>/<file>` of every release into a folder, for a CDN or a bucket. */
export async function syncReleases({ store, print }: Context, target: string | undefined): Promise<void> {
  if (target === undefined)
    throw new UsageError('Into which folder? For example: npm run releases -- sync /var/www/releases');
  const folder = path.resolve(target);
  // Read first: files of whatever goes live meanwhile come with the next sync, and the pointer names none of them.
  const pointer = readPointer(store.directory);
  const releases = packagesIn(store).flatMap((name) => store.list(name));
  const needed = new Set(
    Object.entries(pointer.releases).flatMap(([name, { live, previous, canary }]) =>
      [live, previous, canary?.release].map((release) => `${name}@${release}`),
    ),
  );
  // What visitors get has to be among them, whatever else cannot be read.
  for (const [name, { live, canary }] of Object.entries(pointer.releases))
    for (const shown of [live, ...(canary ? [canary.release] : [])]) store.get(name, shown);
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

/** Prints rows in columns, as wide as they need to be. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
}

if (import.meta.main) await run(process.argv.slice(2));
