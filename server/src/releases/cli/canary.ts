import { chosenName, chosenRelease, command, UsageError } from '#releases/cli/command.ts';
import { forceOptions, passGate, stopFor } from '#releases/cli/pass-gate.ts';
import { fitProblems } from '#releases/gate/manifest-checks.ts';
import { readPointer } from '#releases/pointer.ts';
import { startCanary } from '#releases/release-commands.ts';

const help = `
npm run canary -- <name> <version> <percent> [--factor 2] [--sample 50] [--without-smoke] [--accept-size]
              [--force] [--reason "…"] [--json]

Shows a published release to a share of the visitors, who keep it as long as the canary is on. Running it again with
another share changes the share, and keeps factor and sample unless others are given; a raised one only adds visitors.
The release must have passed the gate beside what is live, or goes through it now; --force --reason "…" does without.
It is taken back by itself when at least [sample] documents showed it, browsers at several addresses tell of failures, and
its share of them is more than [factor] times the live release's. End it with: npm run promote -- <name>, or npm run abort -- <name>.
`;

const options = {
  factor: { type: 'string' },
  sample: { type: 'string' },
  'without-smoke': { type: 'boolean' },
  'accept-size': { type: 'boolean' },
  ...forceOptions,
} as const;

export const run = command('canary', help, options, async (context) => {
  const { values, store, why } = context;
  const [first, version, share] = context.positionals;
  const name = chosenName(first, 'npm run canary -- calculators 1.4.2 5');
  if (version === undefined || share === undefined)
    throw new UsageError(
      'Which release, and for how many percent of the visitors? For example: npm run canary -- calculators 1.4.2 5',
    );
  const percent = readPercent(share);
  const manifest = chosenRelease(store, name, version);
  const { release } = manifest;
  const pointer = readPointer(store.directory);
  const entry = pointer.releases[name];
  // Another share of what is on already, or what cannot be one: that is no matter of the gate.
  const isOn = entry === undefined || entry.live === release || entry.canary?.release === release;
  const clearance = isOn ? null : await passGate(context, manifest, pointer);
  if (clearance !== null && clearance.note.forced !== true)
    stopFor(manifest, await fitProblems(store, manifest, pointer));
  const present = entry?.canary?.release === release ? entry.canary : { factor: 2, sample: 50 };
  const settings = {
    factor: readNumber(values.factor, present.factor, 'factor', 1),
    sample: Math.round(readNumber(values.sample, present.sample, 'sample', 1)),
  };
  const { serial } = await startCanary(
    store.directory,
    name,
    { release, percent, ...settings },
    { ...why, ...clearance?.note, checked: clearance?.checked },
  );
  await context.printWhenShown(`${name} ${release} is shown to ${percent}% of the visitors (serial ${serial}).`, {
    ...{ name, release, percent, serial },
  });
});

if (import.meta.main) await run(process.argv.slice(2));

function readPercent(text: string): number {
  const percent = Number.parseFloat(text);
  if (!/^\d+(\.\d{1,2})?%?$/.test(text) || percent > 100)
    throw new UsageError(`'${text}' is not a share: 0 to 100 percent, with at most two decimals.`);
  return percent;
}

function readNumber(text: unknown, usual: number, option: string, least: number): number {
  const value = text === undefined ? usual : Number(text);
  if (!(value >= least) || !Number.isFinite(value)) throw new UsageError(`--${option} must be a number from ${least}.`);
  return value;
}
