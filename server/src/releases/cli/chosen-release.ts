import { UsageError } from '#releases/cli/command.ts';
import { matchRelease } from '#releases/find-release.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** The published release that was typed, whole or by its beginning. @throws UsageError when none or several fit */
export function chosenRelease(store: ReleaseStore, name: string, version: string): ReleaseManifest {
  let found: ReleaseManifest | null;
  try {
    found = matchRelease(store, name, version);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (found === null) throw new UsageError(`No release of ${name} begins with '${version}'. See: npm run releases`);
  return found;
}

/** The package that was typed. @throws UsageError that shows how */
export function chosenName(name: string | undefined, example: string): string {
  if (name === undefined) throw new UsageError(`Which package? For example: ${example}`);
  return name;
}
