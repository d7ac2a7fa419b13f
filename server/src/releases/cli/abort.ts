import { chosenName } from '#releases/cli/chosen-release.ts';
import { command } from '#releases/cli/command.ts';
import { abort } from '#releases/moves.ts';
import { readPointer } from '#releases/pointer.ts';

const help = `
npm run abort -- <name> [--reason "…"] [--json]

Takes the canary of a package back: everybody gets the live release again. Without a canary it changes nothing.
`;

await command(help, {}, async ({ positionals: [first], store, why, print }) => {
  const name = chosenName(first, 'npm run abort -- calculators');
  const canary = readPointer(store.directory).releases[name]?.canary;
  const { serial, releases } = await abort(store.directory, name, why);
  const release = releases[name]?.live;
  const text =
    canary === undefined
      ? `${name} has no canary; ${release} stays live (serial ${serial}).`
      : `The canary ${canary.release} is taken back; ${name} ${release} stays live (serial ${serial}).`;
  print(text, { name, release, aborted: canary?.release ?? null, serial });
});
