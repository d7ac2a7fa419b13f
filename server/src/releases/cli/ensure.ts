// Used by `npm start`: releases each package whose sources have changed, unless somebody has decided about these sources.
import { command } from '#releases/cli/command.ts';
import { keptFromStart } from '#releases/fates.ts';
import { describeProblems, GateError } from '#releases/gate/gate-error.ts';
import { goLive } from '#releases/moves.ts';
import { releasablePackages } from '#releases/packages.ts';
import { mendPointer, readHistory, readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { releaseOf } from '#releases/release-name.ts';

await command('Releases what changed.', {}, async ({ store, why }) => {
  const mended = mendPointer(store.directory);
  if (mended !== null) console.log(mended);
  const { releases } = readPointer(store.directory);
  const history = readHistory(store.directory);
  const changed = releasablePackages().filter((pkg) => {
    const kept = keptFromStart(releases[pkg.name], history, { name: pkg.name, release: releaseOf(pkg).release });
    if (kept) console.log(kept);
    return kept === undefined;
  });
  if (changed.length === 0) return;
  // Bundler and gate take a second to load: only when there is something to build.
  const { publish } = await import('#releases/publish/publish.ts');
  const { judgeRelease } = await import('#releases/gate/judge.ts');
  const together: ReleaseManifest[] = [];
  for (const pkg of changed) {
    const { manifest, isNew } = await publish(store, pkg);
    console.log(`${isNew ? 'Built' : 'Took'} ${pkg.name} ${manifest.release}`);
    together.push(manifest);
  }
  // They come from one checkout and go live together, so they are checked against each other. No browser, no size, no
  // trial: this is the way of a fresh clone and of a developer.
  for (const manifest of together) {
    const { problems } = await judgeRelease(store, manifest, {
      smoke: null,
      acceptSize: true,
      untried: true,
      together,
    });
    const name = `${manifest.name}@${manifest.release}`;
    if (problems.length > 0) throw new GateError(describeProblems(name, problems), { [name]: problems });
  }
  for (const { name, release } of together) await goLive(store.directory, name, release, { action: 'start', ...why });
});
