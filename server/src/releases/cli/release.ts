import { chosenName, command, UsageError } from '#releases/cli/command.ts';
import { forceOptions, passGate, prepareSmoke } from '#releases/cli/pass-gate.ts';
import { findPackage, releaseOf } from '#releases/packages.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive, notePublished } from '#releases/release-commands.ts';

const help = `
npm run release -- <name> [--urgent] [--publish-only] [--without-smoke] [--accept-size]
               [--accept | --force] [--reason "…"] [--json]

Builds one package, publishes it as a new release, takes it through the gate and makes it live. Publishing the same
sources again changes nothing. <name> is shell, calculators, account, content or contact.

  --urgent         open tabs ask their visitors to reload, once nothing unsaved would be lost
  --publish-only   stops after publishing: for npm run canary, npm run gate and npm run preview
  --without-smoke  leaves out the pages in Chromium, on a machine that has none; the history says so
  --accept-size    lets a release through that outgrows its budget; the history says so
  --accept         lets through what the gate says differs from the live release; needs --reason, and the history says what
  --force          makes it live without asking the gate; needs --reason, and the history says so

Exit codes: 0 done, 1 failed, 2 used wrongly, 3 stopped by the gate, 4 live, but an origin does not show it
yet. DATA_DIR (.data) or RELEASES_DIR names the folder that holds the releases.
`;

const options = {
  urgent: { type: 'boolean' },
  'publish-only': { type: 'boolean' },
  'without-smoke': { type: 'boolean' },
  'accept-size': { type: 'boolean' },
  accept: { type: 'boolean' },
  ...forceOptions,
} as const;

export const run = command('release', help, options, async (context) => {
  const { values, store, why, print } = context;
  const [first] = context.positionals;
  const name = chosenName(first, 'npm run release -- calculators');
  const pkg = findPackage(name);
  const isBuilt = store.find(name, releaseOf(pkg).release) !== undefined;
  // What looks at the pages starts while the bundler works.
  const preparing = isBuilt || values['publish-only'] === true ? undefined : prepareSmoke(context);
  // Told by the gate, when it comes to it.
  preparing?.catch(() => {});
  try {
    // The bundler takes a second to load: --help and mistakes need not wait for it.
    const { publish } = await import('#releases/publish/publish.ts');
    const { manifest, isNew } = await publish(store, pkg);
    const { release } = manifest;
    const built = isNew ? 'is built' : 'was published before';
    const about = { name, release, isNew };
    if (values['publish-only'] === true) {
      await notePublished(store.directory, name, release, why);
      print(`${name} ${release} ${built}. Look at it: npm run preview -- ${name}@${release}`, about);
      return;
    }
    const before = readPointer(store.directory);
    if (before.releases[name]?.live === release && before.releases[name].canary === undefined) {
      const { serial } = before;
      if (values.urgent === true)
        throw new UsageError(
          `${name} ${release} is live already (serial ${serial}), so nobody is asked to load it: --urgent goes with the command that makes a release live.`,
        );
      print(`${name} ${release} ${built} and is live already (serial ${serial}).`, { ...about, serial });
      return;
    }
    const { note, checked, said } = await passGate(context, manifest, before, await preparing);
    const urgent = values.urgent === true;
    const { serial } = await goLive(store.directory, name, release, {
      ...{ action: 'release', ...why, ...note, urgent, checked },
    });
    await context.printWhenShown(`${name} ${release} ${built}, ${said} and is live (serial ${serial}).`, {
      ...about,
      serial,
    });
  } finally {
    await (await preparing)?.close();
  }
});

if (import.meta.main) await run(process.argv.slice(2));
