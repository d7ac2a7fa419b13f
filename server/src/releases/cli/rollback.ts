import { type Context, chosenName, chosenRelease, command, RefusedError, UsageError } from '#releases/cli/command.ts';
import { forceOptions, isEnough, isForced, refuseTakenBack, stopFor } from '#releases/cli/pass-gate.ts';
import { fitProblems } from '#releases/gate/manifest-checks.ts';
import { type LivePointer, type PointerEntry, readHistory, readPointer } from '#releases/pointer.ts';
import { goLive, passedBefore } from '#releases/release-commands.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { besideOf, verdictBeside } from '#releases/verdicts.ts';

const help = `
npm run rollback -- <name> [version] [--no-fault] [--force] [--reason "…"] [--json]

Makes an earlier release live again, without a build: the one before the live one, or the one whose name begins with
[version]. It must have been live through the gate, or have passed it beside what is live now. New page loads get it within
a second; open pages keep what they began with. A canary of the package ends. Without [version] nothing is done when the
origin or somebody else took a release of the package back within the last ten minutes.

  --no-fault  the newer release was taken back for another reason than a fault: links to its preview stay good
  --force     goes back to a release that may not; needs --reason, and the history says so
`;

const options = { 'no-fault': { type: 'boolean' }, ...forceOptions } as const;

export const run = command('rollback', help, options, async (context) => {
  const { values, store, why, printWhenShown } = context;
  const [first, version] = context.positionals;
  const name = chosenName(first, 'npm run rollback -- calculators');
  const pointer = readPointer(store.directory);
  const entry = pointer.releases[name];
  if (entry === undefined) throw new UsageError(`No release of '${name}' is live. See: npm run releases`);
  if (version === undefined) refuseTwice(store.directory, name, entry, why.by);
  const target = version ?? entry.previous;
  if (target === undefined)
    throw new Error(
      `${name} has no earlier release to go back to. See: npm run releases. To take it off the site: npm run retire -- ${name}`,
    );
  const manifest = chosenRelease(store, name, target);
  const { release } = manifest;
  const left = store.find(name, entry.live);
  const forced = release !== entry.live && isForced(values, why);
  if (release !== entry.live && !forced) await mayReturn(store, manifest, pointer);
  const { serial } = await goLive(store.directory, name, release, {
    ...{ action: 'rollback', ...why, checked: pointer.serial },
    ...(forced && { forced }),
    // Going on to a newer release is no sign that the older one was wrong.
    ...(values['no-fault'] !== true && left !== undefined && manifest.builtAt < left.builtAt && { fault: true }),
  });
  const text =
    release === entry.live
      ? `${name} ${release} is live already (serial ${serial}).`
      : `${name} ${release} is live again in place of ${entry.live} (serial ${serial}).`;
  await printWhenShown(text, { ...{ name, release, from: entry.live }, serial });
});

if (import.meta.main) await run(process.argv.slice(2));

/** For so long whoever takes a release back may not have seen that it was done already. */
const UNSEEN_MS = 600_000;

/** @throws RefusedError when the origin or somebody else has just brought back what is live: that is no fault of this one */
function refuseTwice(store: string, name: string, { live, previous }: PointerEntry, by: string): void {
  const last = readHistory(store).find((change) => change.name === name && change.action === 'rollback');
  if (last?.to !== live || last.by === by || Date.now() - Date.parse(last.at) > UNSEEN_MS) return;
  throw new RefusedError(
    `${name} ${last.from} was already taken back by ${last.by} at ${last.at}; ${live} is live. To go further back: npm run rollback -- ${name} ${previous ?? '<version>'}`,
  );
}

/** @throws GateError or RefusedError for a release that may not be live now */
async function mayReturn(store: Context['store'], manifest: ReleaseManifest, pointer: LivePointer): Promise<void> {
  const { name, release } = manifest;
  refuseTakenBack(store.directory, manifest);
  const verdict = verdictBeside(store, manifest, besideOf(pointer, name));
  stopFor(manifest, verdict?.problems ?? []);
  if (!(verdict && isEnough(verdict, {})) && !passedBefore(readHistory(store.directory), manifest))
    throw new RefusedError(
      `${name} ${release} was never live through the gate. Ask it: npm run gate -- ${name}@${release}; or add --force --reason "…".`,
    );
  stopFor(manifest, await fitProblems(store, manifest, pointer));
}
