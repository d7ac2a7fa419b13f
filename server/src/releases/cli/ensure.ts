// Used by `npm start`: releases each package whose sources have changed, unless somebody has decided about these sources.
import fs from 'node:fs';
import path from 'node:path';
import { checkedStart } from '#check-start.ts';
import { type Context, command } from '#releases/cli/command.ts';
import { describeProblems, GateError } from '#releases/gate/gate.ts';
import { type ReleasablePackage, releasablePackages, releaseOf } from '#releases/packages.ts';
import { mendPointer, readHistory, readPointer } from '#releases/pointer.ts';
import { goLive, keptFromStart } from '#releases/release-commands.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { withLock } from '../../../../commands/lock.mjs';

export const run = command('ensure', 'Releases what changed.', {}, async (context) => {
  // Told before a build, and not after it.
  checkedStart();
  const { directory } = context.store;
  // A start that has nothing to release writes nothing: its user may have no right to.
  const first = whatChanged(directory);
  if (first.changed.length === 0) {
    for (const line of first.kept) console.log(line);
    return;
  }
  fs.mkdirSync(directory, { recursive: true });
  const onWait = () => console.log('Another start is releasing from this store. This one goes on after it.');
  await withLock(path.join(directory, '.starting'), onWait, () => ensure(context));
});

if (import.meta.main) await run(process.argv.slice(2));

/** The packages whose sources make something that is not live, and why others stay as they are. */
function whatChanged(directory: string): { changed: ReleasablePackage[]; kept: string[] } {
  const mended = mendPointer(directory);
  const { releases } = readPointer(directory);
  const history = readHistory(directory);
  const kept = mended === null ? [] : [mended];
  const changed = releasablePackages().filter((pkg) => {
    const why = keptFromStart(releases[pkg.name], history, { name: pkg.name, release: releaseOf(pkg).release });
    if (why) kept.push(why);
    return why === undefined;
  });
  return { changed, kept };
}

/** What the sources make and is not live goes live, unless somebody has decided about them. */
async function ensure({ store, why }: Context): Promise<void> {
  const { changed, kept } = whatChanged(store.directory);
  for (const line of kept) console.log(line);
  if (changed.length === 0) return;
  // Bundler and gate take a second to load: only when there is something to build.
  const { publish } = await import('#releases/publish/publish.ts');
  const { judgeRelease } = await import('#releases/gate/gate.ts');
  const together: ReleaseManifest[] = [];
  for (const pkg of changed) {
    const { manifest, isNew } = await publish(store, pkg);
    console.log(`${isNew ? 'Built' : 'Took'} ${pkg.name} ${manifest.release}`);
    together.push(manifest);
  }
  // They come from one checkout and go live together, so they are checked against each other. No browser, no size, no
  // trial: this is the way of a fresh clone and of a developer.
  for (const manifest of together) {
    const { problems } = await judgeRelease(store, manifest, { smoke: null, acceptSize: true, together });
    const name = `${manifest.name}@${manifest.release}`;
    if (problems.length > 0) throw new GateError(describeProblems(name, problems), { [name]: problems });
  }
  for (const { name, release } of together) await goLive(store.directory, name, release, { action: 'start', ...why });
}
