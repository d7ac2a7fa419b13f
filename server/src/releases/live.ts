import fs from 'node:fs';
import type { LiveRelease, LiveRemote, Snapshot } from 'shared/snapshot';
import { type LivePointer, readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Milliseconds between two looks at the pointer file. */
const POLL_MS = 200;

/** What is live: all that a document needs. */
export interface LiveSite {
  serial: number;
  shell: ReleaseManifest;
  /** Live releases of the remotes, by name. */
  remotes: Record<string, ReleaseManifest>;
  snapshot: Snapshot;
}

interface Logger {
  error(details: object, message: string): void;
}

/** Follows the live pointer. A pointer that cannot be read or is older leaves the last good one in force. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #logger: Logger;
  #site: LiveSite | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastComplaint = '';

  constructor(store: ReleaseStore, logger: Logger) {
    this.#store = store;
    this.#logger = logger;
  }

  /** @throws Error when nothing was released yet. */
  start(): void {
    this.#site = resolve(this.#store, readPointer(this.#store.directory));
    this.#timer = setInterval(() => this.#look(), POLL_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  get site(): LiveSite {
    if (this.#site === null) throw new Error('start() comes first.');
    return this.#site;
  }

  #look(): void {
    try {
      const pointer = readPointer(this.#store.directory);
      if (pointer.serial <= this.site.serial) return;
      this.#site = resolve(this.#store, pointer);
      this.#lastComplaint = '';
    } catch (error) {
      const complaint = String(error);
      if (complaint === this.#lastComplaint) return;
      this.#lastComplaint = complaint;
      this.#logger.error({ err: error }, 'The live pointer cannot be used; the last good one stays.');
    }
  }
}

function resolve(store: ReleaseStore, pointer: LivePointer): LiveSite {
  const { shell, ...others } = pointer.releases;
  if (shell === undefined) throw new Error('No shell is live. Run `npm start` or `npm run release -- shell`.');
  const remotes = Object.fromEntries(Object.entries(others).map(([name, { live }]) => [name, store.get(name, live)]));
  const live = Object.fromEntries(
    Object.entries(others).map(([name, entry]): [string, LiveRemote] => {
      const previous = entry.previous === undefined ? undefined : store.find(name, entry.previous);
      return [
        name,
        { current: forBrowser(store.get(name, entry.live)), ...(previous && { previous: forBrowser(previous) }) },
      ];
    }),
  );
  const pages = Object.entries(remotes).flatMap(([remote, manifest]) =>
    manifest.pages.map((page) => ({ ...page, remote })),
  );
  return {
    serial: pointer.serial,
    shell: store.get('shell', shell.live),
    remotes,
    snapshot: { serial: pointer.serial, remotes: live, pages: pages as Snapshot['pages'] },
  };
}

const forBrowser = (manifest: ReleaseManifest): LiveRelease => ({
  release: manifest.release,
  container: manifest.container,
  entry: releaseUrl(manifest, manifest.entry),
  integrity: manifest.files[manifest.entry]?.integrity ?? '',
});

/** Where a browser gets a file of a release. */
export const releaseUrl = (manifest: ReleaseManifest, file: string): string =>
  `/r/${manifest.name}/${manifest.release}/${file}`;

export const hasReleases = (directory: string): boolean =>
  fs.existsSync(directory) && readPointer(directory).serial > 0;
