import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { LANGUAGES, type Language } from 'shared/language';
import type { Snapshot } from 'shared/snapshot';
import { PreparedDocument } from '#http/prepared-document.ts';
import { type Instead, type LiveSite, resolve } from '#releases/live-site.ts';
import { type LivePointer, pointerVersion, readPointer, readPointerCopy } from '#releases/pointer.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** A pointer of which every release is here, and one line for each fault that was made do with. */
interface Usable {
  pointer: LivePointer;
  faults: string[];
}

/**
 * What can be shown of a pointer: the release before where the live one is not whole, and nothing of a package of which
 * neither is.
 *
 * @throws Error when no shell is whole
 */
function usableOf(store: ReleaseStore, pointer: LivePointer): Usable {
  const faults: string[] = [];
  const releases: LivePointer['releases'] = {};
  for (const [name, entry] of Object.entries(pointer.releases)) {
    const [release] = [entry.live, entry.previous].filter((one) => one !== undefined && store.find(name, one));
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

/** What an origin starts with: the copy where the pointer is gone or damaged. @throws Error when neither can be read */
function readEither(directory: string): Usable {
  try {
    return { pointer: readPointer(directory), faults: [] };
  } catch (error) {
    const copy = readPointerCopy(directory);
    if (copy === undefined) throw error;
    return { pointer: copy, faults: [`${(error as Error).message}. It starts from the copy.`] };
  }
}

/** Milliseconds between two looks at the pointer file. */
const POLL_MS = 200;
/** Sites of cohorts and previews, and directories of past snapshots, that are kept in memory. */
const KEPT = 200;
/** Canaries at the same time of which every choice is made ahead; each doubles the sites. */
const MOST_COMBINED = 5;

interface Logger {
  error(details: object, message: string): void;
}

interface Options {
  /** Address below which browsers find the releases' folders: `/r`, or a CDN's. */
  filesUrl?: string | undefined;
  adjust?: ((snapshot: Snapshot) => Snapshot) | undefined;
}

/** Follows the live pointer. A pointer that cannot be read or is older leaves the last good one in force. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #logger: Logger;
  readonly #options: { filesUrl: string; adjust?: (snapshot: Snapshot) => Snapshot };
  #pointer: LivePointer | null = null;
  #site: LiveSite | null = null;
  readonly #listeners: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #lastComplaint = '';
  /** One line for each thing that stands in for what the pointer names. */
  #faults: readonly string[] = [];
  #version = '';
  /** Resolved sites of the present pointer, by what stands in them instead of the live releases. */
  readonly #sites = new LRUCache<string, LiveSite>({ max: KEPT });
  readonly #directories = new LRUCache<string, PreparedDocument>({ max: KEPT });
  /** Whether the present pointer's directories of all languages and canaries were made: anybody can ask for unknown ones. */
  #hasMadeAll = false;

  constructor(store: ReleaseStore, logger: Logger, { filesUrl = '/r', adjust }: Options = {}) {
    this.#store = store;
    this.#logger = logger;
    this.#options = { filesUrl, ...(adjust && { adjust }) };
  }

  /**
   * Starts with what can be shown: one damaged file keeps nobody from the rest of the site. What is made do with is
   * left as soon as the pointer names whole releases again.
   *
   * @throws Error when nothing was released yet, or no shell is whole
   */
  start(): void {
    const read = readEither(this.#store.directory);
    const { pointer, faults } = usableOf(this.#store, read.pointer);
    this.#tell([...read.faults, ...faults]);
    this.#take(pointer);
    this.#timer = setInterval(() => this.#look(), POLL_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** What everybody gets who is in no canary and looks at no preview. */
  get site(): LiveSite {
    if (this.#site === null) throw new Error('start() comes first.');
    return this.#site;
  }

  /** Calls back after each change of what is live. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What everybody gets in a language; null where the live shell does not speak it. */
  siteIn(language: Language): LiveSite | null {
    if (language === 'en') return this.site;
    try {
      return this.siteWith({}, language);
    } catch {
      return null;
    }
  }

  /** @throws Error when one of the releases is not in the store, or the shell among them does not speak the language */
  siteWith(instead: Instead, language: Language = 'en'): LiveSite {
    if (this.#pointer === null) throw new Error('start() comes first.');
    const key = JSON.stringify([...Object.entries(instead).sort(), language]);
    const known = this.#sites.get(key);
    if (known !== undefined) return known;
    const site = resolve(this.#store, this.#pointer, this.#options, instead, language);
    this.#sites.set(key, site);
    this.#keepDirectory(site);
    return site;
  }

  /**
   * The whole snapshot that a document named. Where another origin made it, this one reads the pointer at once, and then
   * makes what it would have made for visitors of other languages and in several canaries.
   */
  directory(hash: string): PreparedDocument | undefined {
    const known = this.#directories.get(hash);
    if (known !== undefined) return known;
    this.#look();
    const isNew = this.#directories.get(hash);
    if (isNew !== undefined || this.#hasMadeAll) return isNew;
    this.#hasMadeAll = true;
    this.#makeAll();
    return this.#directories.get(hash);
  }

  #makeAll(): void {
    const canaries = Object.entries(this.site.canaries).map(([name, { release }]) => [name, release] as const);
    for (const chosen of canaries.length > MOST_COMBINED ? [[], canaries] : subsets(canaries))
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        try {
          this.siteWith(Object.fromEntries(chosen), language);
        } catch {
          // Not every shell speaks every language.
        }
      }
  }

  #keepDirectory({ directory: { hash, body } }: LiveSite): void {
    this.#directories.set(hash, this.#directories.get(hash) ?? new PreparedDocument(body));
  }

  #take(pointer: LivePointer): void {
    const site = resolve(this.#store, pointer, this.#options);
    this.#pointer = pointer;
    this.#site = site;
    this.#hasMadeAll = false;
    this.#sites.clear();
    this.#sites.set('["en"]', site);
    this.#keepDirectory(site);
    // Whoever is in one canary asks for the others' directories too.
    for (const [name, { release }] of Object.entries(site.canaries)) this.#tryWith({ [name]: release });
  }

  #tryWith(instead: Instead): void {
    try {
      this.siteWith(instead);
    } catch (error) {
      this.#complain(error);
    }
  }

  #look(): void {
    try {
      const version = pointerVersion(this.#store.directory);
      if (version === this.#version) return;
      const pointer = readPointer(this.#store.directory);
      const present = this.#pointer?.serial ?? 0;
      if (pointer.serial < present) throw new Error(`The pointer's serial fell from ${present} to ${pointer.serial}.`);
      // Where something stands in already, it goes on doing so: a change of another package is not kept waiting for it.
      const makeshift = this.#faults.length > 0;
      const usable = makeshift ? usableOf(this.#store, pointer) : { pointer, faults: [] };
      if (pointer.serial > present || (makeshift && !isDeepStrictEqual(usable.pointer, this.#pointer))) {
        this.#take(usable.pointer);
        for (const listener of this.#listeners) listener();
      }
      this.#tell(usable.faults);
      // Only what could be used is not read again: a release that is missing may still come.
      if (usable.faults.length === 0) this.#version = version;
      this.#lastComplaint = '';
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Each fault once, for as long as it lasts. */
  #tell(faults: readonly string[]): void {
    for (const fault of faults) if (!this.#faults.includes(fault)) this.#logger.error({}, fault);
    this.#faults = faults;
  }

  /** Once for each reason, not five times a second. */
  #complain(error: unknown): void {
    const complaint = String(error);
    if (complaint === this.#lastComplaint) return;
    this.#lastComplaint = complaint;
    this.#logger.error({ err: error }, 'The live pointer cannot be used; the last good one stays.');
  }
}

/** Every choice of some of them, none and all among them. */
const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, choice) => all.filter((_one, at) => (choice >> at) % 2 === 1));
