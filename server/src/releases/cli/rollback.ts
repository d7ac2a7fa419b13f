import { chosenName, chosenRelease } from '#releases/cli/chosen-release.ts';
import { command, UsageError } from '#releases/cli/command.ts';
import { goLive } from '#releases/moves.ts';
import { readPointer } from '#releases/pointer.ts';

const help = `
npm run rollback -- <name> [version] [--reason "…"] [--json]

Makes an earlier release live again, without a build: the one before the live one, or the one whose name begins with
[version]. New page loads get it within a second; open pages keep what they began with. A canary of the package ends.
`;

await command(help, {}, async ({ positionals: [first, version], store, why, print }) => {
  const name = chosenName(first, 'npm run rollback -- calculators');
  const entry = readPointer(store.directory).releases[name];
  if (entry === undefined) throw new UsageError(`No release of '${name}' is live. See: npm run releases`);
  const target = version ?? entry.previous;
  if (target === undefined) throw new Error(`${name} has no earlier release to go back to. See: npm run releases`);
  const { release } = chosenRelease(store, name, target);
  const { serial } = await goLive(store.directory, name, release, { action: 'rollback', ...why });
  const text =
    release === entry.live
      ? `${name} ${release} is live already (serial ${serial}).`
      : `${name} ${release} is live again in place of ${entry.live} (serial ${serial}).`;
  print(text, { name, release, from: entry.live, serial });
});
