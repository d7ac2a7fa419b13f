import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { currentVersion, type MasterKeySource, type MasterKeys } from '#keys/master-keys.ts';
import { StartError } from '#settings/start-error.ts';

/** Far below the hour for which a key outlives its successor. */
const FOLLOW_MS = 30_000;

/**
 * The keys that protect stored data. They lie in the database, each wrapped by a version of the master key, which does
 * not: a copy of the database alone opens nothing.
 */
export class Keyring {
  readonly #db: Database;
  readonly #source: MasterKeySource;
  #masters: MasterKeys;
  #hashKey: Buffer;
  /** The personal key that new values are sealed under. */
  #newest = '';
  readonly #opened = new Map<string, Buffer>();

  private constructor(db: Database, source: MasterKeySource, masters: MasterKeys) {
    this.#db = db;
    this.#source = source;
    this.#masters = masters;
    this.#hashKey = Buffer.alloc(0);
  }

  /**
   * Opens the keys of a database, and makes them in a new one.
   *
   * @throws StartError when the master keys are missing or are not those of this database
   */
  static async open(db: Database, source: MasterKeySource): Promise<Keyring> {
    const used = await db.selectFrom('secret_key').select('id').limit(1).executeTakeFirst();
    let masters = source.read();
    if (masters === undefined && used !== undefined) {
      throw new StartError(
        `${source.name} is missing: what this database keeps encrypted cannot be opened without it. Name the site's own folder by DATA_DIR, or its keys by MASTER_KEYS.`,
      );
    }
    masters ??= source.add();
    const keyring = new Keyring(db, source, masters);
    if (used === undefined) {
      await db.transaction().execute(async (trx) => {
        await keyring.addKey('hash', trx);
        await keyring.addKey('personal', trx);
      });
    }
    try {
      await keyring.#openFirst();
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      throw new StartError(`The master keys in ${source.name} are not those of this database.`);
    }
    return keyring;
  }

  async #openFirst(): Promise<void> {
    const keyOf = (purpose: 'hash' | 'personal') =>
      this.#db.selectFrom('secret_key').select('id').where('purpose', '=', purpose).limit(1);
    const { id } = await keyOf('hash').executeTakeFirstOrThrow();
    this.#hashKey = await this.#key(id);
    // A first start that was killed half-way, when each key was stored by itself, left the hash key alone.
    if ((await keyOf('personal').executeTakeFirst()) === undefined) await this.addKey('personal');
    await this.refresh();
  }

  /**
   * A keyed hash: the same for the same value, and worth nothing without the keys.
   *
   * @param purpose keeps hashes of different uses apart
   */
  hash(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(`${purpose}\n${value}`).digest();
  }

  /**
   * @param context what the value belongs to: it opens nowhere else
   * @returns a value that names its key
   */
  seal(text: string, context: string): Buffer {
    return withKeyId(this.#newest, seal(this.#known(this.#newest), Buffer.from(text), context));
  }

  /** @throws Error for another context, a damaged value, and a key that was not learnt */
  unseal(stored: Buffer, context: string): string {
    const { keyId, value } = splitKeyId(stored);
    return unseal(this.#known(keyId), value, context).toString();
  }

  /** Fetches those of some keys that are not known yet. @throws Error when one is gone */
  async learn(ids: Iterable<string>): Promise<void> {
    let isNew = false;
    for (const id of ids) {
      if (this.#opened.has(id)) continue;
      await this.#key(id);
      isNew = true;
    }
    // Another process has rotated.
    if (isNew) await this.refresh();
  }

  /** Takes up the newest personal key. @returns its id */
  async refresh(): Promise<string> {
    const { id } = await this.#db
      .selectFrom('secret_key')
      .select('id')
      .where('purpose', '=', 'personal')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await this.#key(id);
    this.#newest = id;
    return id;
  }

  /** Takes up newer keys of other processes from now on, so that nothing is sealed under one that retires. @returns how to stop */
  follow(logger: Logger): () => void {
    const timer = setInterval(
      () => this.refresh().catch((error: unknown) => logger.error({ err: error }, 'the newest key cannot be read')),
      FOLLOW_MS,
    );
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Opens what was encrypted before values named their keys. */
  async decrypt(sealed: { value: Buffer; keyId: string }, context: string): Promise<string> {
    return unseal(await this.#key(sealed.keyId), sealed.value, context).toString();
  }

  /** Adds a key, wrapped by the newest master key. Of two hash keys that are added at once the first stays. */
  async addKey(purpose: 'hash' | 'personal', db = this.#db): Promise<void> {
    const id = randomUUID();
    const master_version = currentVersion(this.#masters);
    const wrapped = seal(this.#master(master_version), randomBytes(32), id);
    await db
      .insertInto('secret_key')
      .values({ id, purpose, master_version, wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Wraps every key anew by the newest master key. @returns how many there were */
  async rewrap(): Promise<number> {
    this.#masters = this.#source.read() ?? this.#masters;
    const master_version = currentVersion(this.#masters);
    const rows = await this.#db
      .selectFrom('secret_key')
      .select('id')
      .where('master_version', '<>', master_version)
      .execute();
    for (const { id } of rows) {
      const wrapped = seal(this.#master(master_version), await this.#key(id), id);
      await this.#db.updateTable('secret_key').set({ wrapped, master_version }).where('id', '=', id).execute();
    }
    return rows.length;
  }

  #known(id: string): Buffer {
    const key = this.#opened.get(id);
    if (key === undefined) throw new Error(`The key ${id} is not known.`);
    return key;
  }

  async #key(id: string): Promise<Buffer> {
    const known = this.#opened.get(id);
    if (known !== undefined) return known;
    const row = await this.#db
      .selectFrom('secret_key')
      .select(['wrapped', 'master_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const master = this.#master(row.master_version);
    let key: Buffer;
    try {
      key = unseal(master, row.wrapped, id);
    } catch {
      throw new NotOpened(`The master key ${row.master_version} in ${this.#source.name} does not open the key ${id}.`);
    }
    this.#opened.set(id, key);
    return key;
  }

  #master(version: number): Buffer {
    // Another process may have added it since.
    if (!this.#masters.has(version)) this.#masters = this.#source.read() ?? this.#masters;
    const key = this.#masters.get(version);
    if (key === undefined) throw new NotOpened(`Version ${version} of the master key is not in ${this.#source.name}.`);
    return key;
  }
}

/** The master keys are not those under which a key was wrapped. */
class NotOpened extends Error {}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM. The result is iv, tag and ciphertext in one.
 *
 * @param key 32 bytes
 * @param context what the value belongs to: it opens nowhere else
 */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when the key, the context or the value is not the one that was sealed. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Says what follows: a value sealed in the first way there is. */
const MARK = Buffer.from('5301', 'hex');
const KEY_ID_BYTES = 16;
const HEAD_BYTES = MARK.length + KEY_ID_BYTES;

/** Where the key's id stands in a sealed value, as PostgreSQL counts. */
export const KEY_ID_AT = { from: MARK.length + 1, bytes: KEY_ID_BYTES } as const;

export const keyIdBytes = (keyId: string): Buffer => Buffer.from(keyId.replaceAll('-', ''), 'hex');

/** A sealed value that says by itself which key opens it: mark, id of the key, and what `seal` made. */
const withKeyId = (keyId: string, value: Buffer): Buffer => Buffer.concat([MARK, keyIdBytes(keyId), value]);

/** @throws Error when this is no sealed value */
export function splitKeyId(stored: Buffer): { keyId: string; value: Buffer } {
  if (stored.length <= HEAD_BYTES || stored.readUInt16BE(0) !== MARK.readUInt16BE(0))
    throw new Error('This is no sealed value.');
  return { keyId: idOf(stored.toString('latin1', MARK.length, HEAD_BYTES)), value: stored.subarray(HEAD_BYTES) };
}

/** A list of `npm run admin` names a few keys some 10,000 times. */
const ids = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (bytes) =>
    Buffer.from(bytes, 'latin1')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
});

const idOf = (bytes: string): string => ids.memo(bytes);
