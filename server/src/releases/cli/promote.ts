import { chosenName } from '#releases/cli/chosen-release.ts';
import { command } from '#releases/cli/command.ts';
import { promote } from '#releases/moves.ts';
import { readPointer } from '#releases/pointer.ts';

const help = `
npm run promote -- <name> [--reason "…"] [--json]

Makes the canary of a package live for everybody. Without a canary it changes nothing.
`;

await command(help, {}, async ({ positionals: [first], store, why, print }) => {
  const name = chosenName(first, 'npm run promote -- calculators');
  const canary = readPointer(store.directory).releases[name]?.canary;
  const { serial, releases } = await promote(store.directory, name, why);
  const release = releases[name]?.live;
  const text =
    canary === undefined
      ? `${name} has no canary; ${release} stays live (serial ${serial}).`
      : `${name} ${release} is live for everybody (serial ${serial}).`;
  print(text, { name, release, promoted: canary !== undefined, serial });
});
