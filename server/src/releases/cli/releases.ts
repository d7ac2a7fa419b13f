import { command, UsageError } from '#releases/cli/command.ts';
import { pruneReleases } from '#releases/cli/prune.ts';
import { syncReleases } from '#releases/cli/sync.ts';
import { printTable } from '#releases/cli/table.ts';
import { type LivePointer, readHistory, readPointer } from '#releases/pointer.ts';
import { type AllCounts, noCounts } from '#telemetry/counters.ts';
import { readCounts } from '#telemetry/saved-counts.ts';

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

if (import.meta.main) await run(process.argv.slice(2));

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
