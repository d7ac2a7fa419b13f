import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { append } from '#security/chain.ts';
import type { Entry } from '#security/entry.ts';

/** Entries are written together this often: a flood costs one step in the database a second. */
export const FLUSH_MS = 1_000;
/** Different entries that one step writes; more of a second are told as one. */
const MOST_AT_ONCE = 200;

type Told = Omit<Entry, 'times'>;

/** Gathers entries and writes them each second, alike ones of a flood as one row that counts them. */
export class SecurityLog {
  readonly #db: Database;
  readonly #keyring: Keyring;
  readonly #logger: Logger;
  #waiting = new Map<string, Entry>();
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: { db: Database; keyring: Keyring; logger: Logger }) {
    this.#db = parts.db;
    this.#keyring = parts.keyring;
    this.#logger = parts.logger;
  }

  tell(told: Told): void {
    const { at: _, ...alike } = told;
    const full = this.#waiting.size >= MOST_AT_ONCE && told.outcome !== 'done';
    const entry = full ? manyMore(told) : told;
    const key = full ? 'many more' : JSON.stringify(alike);
    const known = this.#waiting.get(key);
    if (known === undefined) this.#waiting.set(key, { ...entry, times: 1 });
    else known.times += 1;
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what waits. What cannot be written is kept for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const entries = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#writing = this.#writing.then(async () => {
      try {
        await append(this.#db, this.#keyring, entries);
      } catch (error) {
        this.#logger.error({ err: error, entries: entries.length }, 'the security log could not be written');
        for (const entry of entries) this.#keep(entry);
      }
    });
    return this.#writing;
  }

  #keep(entry: Entry): void {
    const key = JSON.stringify([entry.at, entry]);
    if (this.#waiting.size < 10 * MOST_AT_ONCE) this.#waiting.set(key, entry);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}

/** A refusal among too many: that it was, and no more. */
const manyMore = ({ at }: Told): Told => ({
  ...{ at, event: 'refusal', what: 'many more', outcome: 'refused', who: '', session: '' },
  ...{ device: '', address: '', detail: '', reference: null },
});
