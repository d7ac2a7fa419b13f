import { type LivePointer, readPointer, readPointerCopy } from '#releases/pointer.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** A pointer of which every release is here, and one line for each fault that was made do with. */
interface Usable {
  pointer: LivePointer;
  faults: string[];
}

/**
 * What an origin can start with: the copy where the pointer is damaged, the release before where the live one is not
 * whole, and nothing of a package of which neither is.
 *
 * @throws Error when neither pointer nor copy can be read, or no shell is whole
 */
export function readUsable(store: ReleaseStore): Usable {
  const { pointer, faults } = readEither(store.directory);
  const releases: LivePointer['releases'] = {};
  for (const [name, entry] of Object.entries(pointer.releases)) {
    const [release] = [entry.live, entry.previous].filter((one) => one !== undefined && isWhole(store, name, one));
    if (release === entry.live) releases[name] = entry;
    else if (release !== undefined) {
      releases[name] = { live: release };
      faults.push(`${name}@${entry.live} is live and not whole in ${store.directory}: ${release} stands in for it.`);
    } else if (name !== 'shell') {
      faults.push(`No release of ${name} is whole in ${store.directory}: the site runs without its pages.`);
    } else
      throw new Error(`No shell is whole in ${store.directory}. Run \`npm start\` or \`npm run release -- shell\`.`);
  }
  return { pointer: { ...pointer, releases }, faults };
}

function readEither(directory: string): Usable {
  try {
    return { pointer: readPointer(directory), faults: [] };
  } catch (error) {
    const copy = readPointerCopy(directory);
    if (copy === undefined) throw error;
    return { pointer: copy, faults: [`${(error as Error).message}. It starts from the copy.`] };
  }
}

function isWhole(store: ReleaseStore, name: string, release: string): boolean {
  try {
    return store.find(name, release) !== undefined;
  } catch {
    return false;
  }
}
