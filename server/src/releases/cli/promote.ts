import { chosenName, command } from '#releases/cli/command.ts';
import { forceOptions, passGate } from '#releases/cli/pass-gate.ts';
import { readPointer } from '#releases/pointer.ts';
import { promote } from '#releases/release-commands.ts';

const help = `
npm run promote -- <name> [--without-smoke] [--accept-size] [--force] [--reason "…"] [--json]

Makes the canary of a package live for everybody. What it passed the gate beside must still be live; else it goes through
the gate again, or --force --reason "…" does without. Without a canary it changes nothing.
`;

const options = { 'without-smoke': { type: 'boolean' }, 'accept-size': { type: 'boolean' }, ...forceOptions } as const;

export const run = command('promote', help, options, async (context) => {
  const { store, why, print } = context;
  const name = chosenName(context.positionals[0], 'npm run promote -- calculators');
  const pointer = readPointer(store.directory);
  const canary = pointer.releases[name]?.canary;
  if (canary === undefined) {
    const { serial, releases } = await promote(store.directory, name, why);
    const release = releases[name]?.live;
    print(`${name} has no canary; ${release} stays live (serial ${serial}).`, {
      name,
      release,
      promoted: false,
      serial,
    });
    return;
  }
  const { release } = canary;
  const { note, checked } = await passGate(context, store.get(name, release), pointer);
  const { serial } = await promote(store.directory, name, { ...why, ...note, checked });
  await context.printWhenShown(`${name} ${release} is live for everybody (serial ${serial}).`, {
    ...{ name, release, promoted: true, serial },
  });
});

if (import.meta.main) await run(process.argv.slice(2));
