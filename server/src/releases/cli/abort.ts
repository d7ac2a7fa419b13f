import { chosenName, command } from '#releases/cli/command.ts';
import { readPointer } from '#releases/pointer.ts';
import { abort } from '#releases/release-commands.ts';

const help = `
npm run abort -- <name> [--no-fault] [--reason "…"] [--json]

Takes the canary of a package back: everybody gets the live release again. Without a canary it changes nothing.
With --no-fault links to its preview stay good.
`;

export const run = command('abort', help, { 'no-fault': { type: 'boolean' } }, async (context) => {
  const { values, store, why, printWhenShown } = context;
  const [first] = context.positionals;
  const name = chosenName(first, 'npm run abort -- calculators');
  const canary = readPointer(store.directory).releases[name]?.canary;
  const { serial, releases } = await abort(store.directory, name, {
    ...why,
    ...(values['no-fault'] !== true && { fault: true }),
  });
  const release = releases[name]?.live;
  const text =
    canary === undefined
      ? `${name} has no canary; ${release} stays live (serial ${serial}).`
      : `The canary ${canary.release} is taken back; ${name} ${release} stays live (serial ${serial}).`;
  await printWhenShown(text, { name, release, aborted: canary?.release ?? null, serial });
});

if (import.meta.main) await run(process.argv.slice(2));
