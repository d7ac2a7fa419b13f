import { command, UsageError } from '#releases/cli/command.ts';
import { goLive } from '#releases/moves.ts';
import { readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

const help = `
npm run rollback -- <name> [version] [--reason "…"]

Makes an earlier release live again, without a build: the one before the live one, or the one whose name begins with
[version]. New page loads get it within a second; open pages keep what they began with.
`;

await command(help, { reason: { type: 'string' } }, async ({ positionals: [name, version], values, store, by }) => {
  if (name === undefined) throw new UsageError('Which package? For example: npm run rollback -- calculators');
  const entry = readPointer(store.directory).releases[name];
  if (entry === undefined) throw new UsageError(`No release of '${name}' is live. See: npm run releases`);
  const target = version === undefined ? previous(store, name, entry.previous) : matching(store, name, version);
  const reason = typeof values.reason === 'string' ? { reason: values.reason } : {};
  const pointer = await goLive(store.directory, name, target.release, { action: 'rollback', by, ...reason });
  console.log(`${name} ${target.release} is live again in place of ${entry.live} (serial ${pointer.serial}).`);
});

function previous(store: ReleaseStore, name: string, release: string | undefined): ReleaseManifest {
  if (release === undefined) throw new Error(`${name} has no earlier release to go back to. See: npm run releases`);
  return store.get(name, release);
}

function matching(store: ReleaseStore, name: string, version: string): ReleaseManifest {
  const [first, ...others] = store
    .list(name)
    .filter(({ release }) => release === version || release.startsWith(version));
  if (first === undefined)
    throw new UsageError(`No release of ${name} begins with '${version}'. See: npm run releases`);
  if (others.length > 0 && first.release !== version) {
    const names = [first, ...others].map(({ release }) => release).join(', ');
    throw new UsageError(`'${version}' fits several releases of ${name}: ${names}. Give one whole name.`);
  }
  return first;
}
