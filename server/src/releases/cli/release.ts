import { command, UsageError } from '#releases/cli/command.ts';
import { findPackage } from '#releases/packages.ts';
import { goLive } from '#releases/moves.ts';
import { publish } from '#releases/publish.ts';

const help = `
npm run release -- <name> [--reason "…"]

Builds one package, publishes it as a new release and makes it live. Publishing the same sources again changes nothing.
<name> is shell, calculators, account, content or contact. DATA_DIR names the folder that holds the releases (.data).
`;

await command(help, { reason: { type: 'string' } }, async ({ positionals: [name], values, store, by }) => {
  if (name === undefined) throw new UsageError('Which package? For example: npm run release -- calculators');
  const { manifest, isNew } = await publish(store, findPackage(name));
  const reason = typeof values.reason === 'string' ? { reason: values.reason } : {};
  const pointer = await goLive(store.directory, name, manifest.release, { action: 'release', by, ...reason });
  console.log(
    `${name} ${manifest.release} ${isNew ? 'is built and' : 'was published before and'} is live (serial ${pointer.serial}).`,
  );
});
