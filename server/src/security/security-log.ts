import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type Change, readHistory } from '#releases/pointer.ts';
import { type Refusal, readRefusals } from '#releases/refusals.ts';
import { append, type Entry, shorten } from '#security/chain.ts';
import { verify } from '#security/verify.ts';

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
    // What has a reference is told again by each start, and stands here once: it is neither a flood nor one of many.
    const full = this.#waiting.size >= MOST_AT_ONCE && told.outcome !== 'done' && told.reference === null;
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

const DAY_MS = 24 * 3_600_000;

/** The security log of a running origin: written until the end, shortened and gone through at the start and each day. */
export function openSecurityLog(
  app: FastifyInstance,
  { db, keyring, logger }: { db: Database; keyring: Keyring; logger: Logger },
): SecurityLog {
  const log = new SecurityLog({ db, keyring, logger });
  let closing = false;
  const daily = async () => {
    await shorten(db, keyring);
    if (closing) return;
    const verdict = await verify(db, keyring);
    // Its number and head stand in another log, from which nobody can remove the end of this one.
    if (verdict.whole) logger.info({ last: verdict.last, head: verdict.head }, 'the security log is whole');
    else logger.error({ at: verdict.at, why: verdict.why }, 'the security log is broken');
  };
  const run = () => {
    daily().catch((error: unknown) => {
      // An origin that ends in its first moments takes the database away from under it.
      if (!closing) logger.error({ err: error }, 'the security log could not be gone through');
    });
  };
  app.addHook('onReady', async () => run());
  const timer = setInterval(run, DAY_MS).unref();
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await log.flush();
  });
  return log;
}

const LOOK_MS = 5_000;
const KEPT_MS = 365 * 24 * 3_600_000;

/**
 * Tells the security log of every change of what is live, by whatever command and while no origin ran, too, and of the
 * commands that were refused.
 *
 * @returns how to stop
 */
export function logReleases(store: string, log: Pick<SecurityLog, 'tell'>, logger: Pick<Logger, 'error'>): () => void {
  const told = { changes: 0, refusals: 0 };
  let trouble = '';
  const isKept = ({ at }: { at: string }) => Date.now() - Date.parse(at) < KEPT_MS;
  const look = () => {
    const changes = readHistory(store).reverse();
    for (const change of changes.slice(told.changes).filter(isKept)) log.tell(entryOf(change));
    told.changes = changes.length;
    const refusals = readRefusals(store);
    for (const refusal of refusals.slice(told.refusals).filter(isKept)) log.tell(entryOfRefusal(refusal));
    told.refusals = refusals.length;
  };
  // A store that cannot be read takes no origin down: what it says is told once it can be.
  const tryToLook = () => {
    try {
      look();
      trouble = '';
    } catch (error) {
      if (trouble !== String(error)) logger.error({ err: error }, 'the history of releases cannot be read');
      trouble = String(error);
    }
  };
  tryToLook();
  const timer = setInterval(tryToLook, LOOK_MS).unref();
  return () => clearInterval(timer);
}

const entryOf = (change: Change): Parameters<SecurityLog['tell']>[0] => ({
  ...{ at: new Date(change.at), event: 'release', outcome: 'done', session: '', device: '', address: '' },
  what: change.action,
  who: `release:${change.by}`,
  detail: detailOf(change),
  reference: `release ${change.at} ${change.name} ${change.action}`,
});

const detailOf = ({ action, name, from, to, started, forced }: Change): string =>
  action === 'publish'
    ? `${name} ${started ?? ''} for later`
    : `${name} ${from ?? 'nothing'} to ${to ?? 'nothing'}${forced === true ? ', forced' : ''}`;

const entryOfRefusal = ({
  at,
  by,
  action,
  detail,
  id = `${at} ${action}`,
}: Refusal): Parameters<SecurityLog['tell']>[0] => ({
  ...{ at: new Date(at), event: 'release', outcome: 'refused', session: '', device: '', address: '' },
  ...{ what: action, who: `release:${by}`, detail, reference: `refusal ${id}` },
});
