import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LiveSite } from '#releases/live-site.ts';

/** A page that was open longer tells nothing that decides anything. */
const GOOD_FOR_MS = 6 * 3_600_000;
/** Sets of releases and told tickets that are kept in memory. */
const KEPT_SETS = 200;
const KEPT_TOLD = 50_000;
/** Failures that one document may tell of. */
const MOST = 20;

/** A served document, as its ticket names it. */
interface ServedDocument {
  id: string;
  /** `<name>@<release>` of everything that the document may run. */
  releases: ReadonlySet<string>;
}

interface Told {
  releases: Set<string>;
  failures: number;
}

/**
 * A ticket goes out with each document, in its `Server-Timing` header, so that the document itself is the same for
 * everybody. Only a page with a ticket can tell that a release failed, each release once, and none that it was not given.
 */
export class DocumentTickets {
  readonly #key: string;
  /** Tickets of two starts, or of two origins, are never the same. */
  readonly #start = randomBytes(6).toString('base64url');
  #count = 0;
  readonly #sets = new LRUCache<string, ReadonlySet<string>>({ max: KEPT_SETS });
  readonly #known = new WeakMap<LiveSite, string>();
  readonly #told = new LRUCache<string, Told>({
    max: KEPT_TOLD,
    memoMethod: () => ({ releases: new Set(), failures: 0 }),
  });

  /** @param key the same for all origins that share visitors */
  constructor(key: Buffer) {
    this.#key = key.toString('base64url');
  }

  /** Makes tickets for documents of these releases, with as little work as can be. */
  issuer(site: LiveSite): (now?: number) => string {
    const set = this.#setOf(site);
    return (now = Date.now()) => {
      this.#count += 1;
      const text = `${Math.floor(now / 1_000).toString(36)}.${this.#start}${this.#count.toString(36)}.${set}`;
      return `${text}.${this.#proof(text)}`;
    };
  }

  /** @returns null for a ticket that is none, is too old, or is of releases that nobody remembers */
  read(ticket: string, now = Date.now()): ServedDocument | null {
    const [, text = '', time = '', id = '', set = '', proof = ''] =
      /^(([0-9a-z]+)\.([\w-]+)\.([A-Za-z0-9]+))\.([\w-]{22})$/.exec(ticket) ?? [];
    if (text === '' || !timingSafeEqual(Buffer.from(this.#proof(text)), Buffer.from(proof))) return null;
    const age = now - Number.parseInt(time, 36) * 1_000;
    const releases = this.#sets.get(set);
    return releases === undefined || age > GOOD_FOR_MS ? null : { id, releases };
  }

  /**
   * Notes that a document tells of a failure.
   *
   * @returns whether it is the first of this release in this document; undefined for one too many
   */
  note({ id }: ServedDocument, release: string): boolean | undefined {
    const told = this.#told.memo(id);
    told.failures += 1;
    if (told.failures > MOST) return undefined;
    const first = !told.releases.has(release);
    told.releases.add(release);
    return first;
  }

  #setOf(site: LiveSite): string {
    const known = this.#known.get(site);
    if (known !== undefined && this.#sets.get(known) !== undefined) return known;
    const { shell, snapshot, directory } = site;
    const remotes = Object.entries(snapshot.remotes).flatMap(([name, { current, previous }]) =>
      [current, previous].flatMap((one) => (one === undefined ? [] : [`${name}@${one.release}`])),
    );
    // The directory names the remotes and says nothing of the shell.
    const set = hash('sha256', `${directory.hash} ${shell.release}`).slice(0, 12);
    this.#sets.set(set, new Set([`shell@${shell.release}`, ...remotes]));
    this.#known.set(site, set);
    return set;
  }

  /** Of a text of known form, and cut off: nobody can go on from it. A keyed hash proper takes four times as long. */
  #proof(text: string): string {
    return hash('sha256', `${this.#key} ${text}`, 'base64url').slice(0, 22);
  }
}
