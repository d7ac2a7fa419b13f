// Used by `npm start`: releases each package whose sources changed since the last start.
import { command } from '#releases/cli/command.ts';
import { releasablePackages } from '#releases/packages.ts';
import { goLive } from '#releases/moves.ts';
import { readPointer } from '#releases/pointer.ts';
import { releaseOf } from '#releases/release-name.ts';

await command('Releases what changed.', {}, async ({ store, by }) => {
  const { releases } = readPointer(store.directory);
  const changed = releasablePackages().filter((pkg) => releases[pkg.name]?.started !== releaseOf(pkg).release);
  if (changed.length === 0) return;
  // The bundler takes a second to load: only when there is something to build.
  const { publish } = await import('#releases/publish.ts');
  for (const pkg of changed) {
    const { manifest, isNew } = await publish(store, pkg);
    await goLive(store.directory, pkg.name, manifest.release, { action: 'start', by });
    console.log(`${isNew ? 'Built' : 'Took'} ${pkg.name} ${manifest.release}`);
  }
});
