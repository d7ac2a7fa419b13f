import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Challenge } from 'shared/contract/identity';
import { CODE_DIGITS, CODE_SECONDS } from 'shared/format/one-time-code';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import { scrub } from '#http/logger.ts';
import { admitCode, queueByContact, TRIES, tooMany } from '#identity/code-limits.ts';
import type { Contact } from '#identity/contact/contact.ts';
import { type OtpProvider, SendFailure } from '#identity/providers/provider.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Caller } from '#limits/caller.ts';
import type { Limits, Undo } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';

const REMEMBERED = 10_000;
/** Anything else is no challenge, and PostgreSQL would refuse to compare it. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a code is good for; a code for one purpose opens nothing else. */
export type Purpose =
  | 'sign-in'
  | 'second-proof'
  | 'prove-contact'
  | 'change-contact'
  | 'step-up'
  | 'erase'
  | 'plan-mail';

export interface Start {
  purpose: Purpose;
  contact: Contact;
  /** Who asks, for the limits. */
  client: Caller;
  accountId?: string;
  /** Kept with the challenge and handed back with a right answer. */
  detail?: string;
}

export interface Answer {
  challengeId: string;
  otp: string;
  /** What the code may be good for. */
  purpose: Purpose | readonly Purpose[];
  /** The account that asked for the code; absent when nobody was signed in. */
  accountId?: string;
  /** Who answers, so that wrong codes count; needed from whoever is not signed in. */
  client?: Caller;
  /** What a right answer stores, in the step that uses the code up: both happen, or neither does and the code stays good. */
  store?: (trx: Transaction<Tables>, proven: Proven) => Promise<void>;
}

export interface Proven {
  purpose: Purpose;
  contact: Contact;
  detail: string | null;
}

interface Parts {
  db: Database;
  keyring: Keyring;
  providers: readonly OtpProvider[];
  limits: Limits;
  logger: Logger;
}

/** One-time codes: sent, limited, and each good for one right answer among three. */
export class Challenges {
  readonly #parts: Parts;
  /** Digits of the shortest code that a provider sends. */
  readonly #shortest: number;
  readonly #mutex = new KeyedMutex();
  /** Challenges that nothing can answer any more, so that a flood of guesses stays away from the database. */
  readonly #spent = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#shortest = Math.min(CODE_DIGITS, ...parts.providers.map(({ codeDigits = CODE_DIGITS }) => codeDigits));
  }

  /**
   * Sends a code. The ones sent there before for the same purpose are good for nothing any more.
   *
   * @throws HttpError 400 for a contact that cannot be reached, 429 over a limit, 502 when the provider fails
   */
  async start({ purpose, contact, client, accountId, detail }: Start): Promise<Omit<Challenge, 'success'>> {
    const { db, keyring, limits } = this.#parts;
    const provider = this.#parts.providers.find(({ channels }) => channels.includes(contact.channel));
    if (provider === undefined) {
      throw wrongField(inputOf(contact), messages.noCodesByThisWay({ channel: contact.channel }));
    }
    const { asker, own } = await admitCode({ db, limits }, { purpose, contact, client, accountId });
    const id = randomUUID();
    const code = randomInt(10 ** CODE_DIGITS)
      .toString()
      .padStart(CODE_DIGITS, '0');
    const { reference } = await this.#send(provider, contact, code, id).catch(async (error: unknown) => {
      // Nothing is on its way: whoever tries again need not wait.
      await limits.forget(db, [asker]);
      throw error;
    });
    await db.transaction().execute(async (trx) => {
      await queueByContact(trx, keyring, contact);
      // Five valid codes are five times as easy to guess as one. What strangers ask for ends no code of its owner's.
      await trx
        .updateTable('challenge')
        .set({ used_at: sql<Date>`now()`, contact: '', detail: null })
        .where('purpose', '=', purpose)
        .where('contact', '=', contact.value)
        .where('account_id', accountId === undefined ? 'is' : '=', accountId ?? null)
        .where('own', '=', own)
        .where('used_at', 'is', null)
        .execute();
      await trx
        .insertInto('challenge')
        .values({
          id,
          purpose,
          channel: contact.channel,
          contact: contact.value,
          account_id: accountId ?? null,
          detail: detail ?? null,
          provider: provider.name,
          reference,
          code_hash: reference === null ? keyring.hash('code', `${id}:${code}`) : null,
          asker,
          own,
          expires_at: sql<Date>`now() + ${CODE_SECONDS} * interval '1 second'`,
        })
        .execute();
    });
    const { codeDigits: digits } = provider;
    return {
      challengeId: id,
      resendAfterSeconds: limits.codes.resendAfterSeconds,
      ...(digits === undefined ? {} : { digits }),
    };
  }

  /**
   * Checks a code. The try is counted before the code is looked at, and being used is one step in the database, so
   * that parallel answers get neither a fourth try nor a second success.
   *
   * @throws HttpError 400 'Invalid OTP', with the reason as `fields.otp`
   */
  async answer(given: Answer): Promise<Proven> {
    const { challengeId, otp } = given;
    if (!UUID.test(challengeId)) throw noLongerValid();
    // No code that was ever sent is that short: it costs nobody a try.
    if (otp.length < this.#shortest) throw tooShort(this.#shortest);
    return this.#mutex.run(challengeId, async () => {
      if (this.#spent.get(challengeId)) throw noLongerValid();
      const undo = await this.#countGuess(given);
      const proven = await this.#answer(given);
      await undo();
      return proven;
    });
  }

  /** Every answer counts as a wrong one until it was right. @throws HttpError 429 with a puzzle */
  async #countGuess({ client, accountId }: Answer): Promise<Undo> {
    return client === undefined ? async () => {} : this.#parts.limits.form('answer', client, accountId);
  }

  async #answer({ challengeId, otp, purpose, accountId, store }: Answer): Promise<Proven> {
    const { db } = this.#parts;
    const taken = await db
      .updateTable('challenge')
      .set({ tries: sql<number>`tries + 1` })
      .where('id', '=', challengeId)
      .where('purpose', 'in', [purpose].flat())
      .where('account_id', accountId === undefined ? 'is' : '=', accountId ?? null)
      .where('used_at', 'is', null)
      .where('tries', '<', TRIES)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['purpose', 'channel', 'contact', 'detail', 'provider', 'reference', 'code_hash', 'tries', 'asker'])
      .executeTakeFirst();
    if (taken === undefined) throw noLongerValid();
    if (!(await this.#isRight(challengeId, otp, taken))) {
      if (taken.tries === TRIES) this.#spent.set(challengeId, true);
      throw wrongCode(TRIES - taken.tries);
    }
    const proven: Proven = {
      purpose: taken.purpose as Purpose,
      contact: { channel: taken.channel, value: taken.contact },
      detail: taken.detail,
    };
    const isFirst = await db.transaction().execute(async (trx) => {
      const used = await trx
        .updateTable('challenge')
        // Whose it was is of no use any more, and would outlive the erasure of an account whose number has changed.
        .set({ used_at: sql<Date>`now()`, contact: '', detail: null })
        .where('id', '=', challengeId)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (used.numUpdatedRows !== 1n) return false;
      await store?.(trx, proven);
      return true;
    });
    this.#spent.set(challengeId, true);
    if (!isFirst) throw noLongerValid();
    if (taken.asker !== null) await this.#parts.limits.forget(db, [taken.asker]);
    return proven;
  }

  async #isRight(
    id: string,
    otp: string,
    row: { provider: string; reference: string | null; code_hash: Buffer | null },
  ): Promise<boolean> {
    if (row.code_hash !== null) return timingSafeEqual(row.code_hash, this.#parts.keyring.hash('code', `${id}:${otp}`));
    const provider = this.#parts.providers.find(({ name }) => name === row.provider);
    if (provider?.check === undefined || row.reference === null) return false;
    try {
      return await provider.check(row.reference, otp);
    } catch (error) {
      this.#parts.logger.warn({ provider: row.provider, reason: scrub(String(error)) }, 'a code could not be checked');
      throw new HttpError(502, messages.codeNotChecked);
    }
  }

  async #send(provider: OtpProvider, contact: Contact, code: string, id: string) {
    try {
      return await provider.sendCode({ contact, code, id, expiresInSeconds: CODE_SECONDS });
    } catch (error) {
      this.#parts.logger.warn({ provider: provider.name, reason: scrub(String(error)) }, 'a code could not be sent');
      if (error instanceof SendFailure && error.kind === 'contact')
        throw wrongField(inputOf(contact), messages.noCodeThere);
      if (error instanceof SendFailure && error.kind === 'rate') throw tooMany(600);
      throw new HttpError(502, messages.errorCodeNotSent);
    }
  }
}

const inputOf = ({ channel }: Contact) => (channel === 'phone' ? 'phoneNumber' : 'email');

const INVALID = messages.errorCodeWrong;
const noLongerValid = () => new HttpError(400, INVALID, { fields: { otp: messages.codeNotValid } });
const tooShort = (digits: number) =>
  new HttpError(400, INVALID, { fields: { otp: messages.errorCodeDigits({ digits }) } });
const wrongCode = (left: number) =>
  left === 0
    ? noLongerValid()
    : new HttpError(400, INVALID, {
        fields: { otp: messages.codeNotRight({ left }) },
      });

/**
 * Uses up a challenge without its code, where holding its id says enough.
 *
 * @returns its detail
 * @throws HttpError 400 when it was answered, has expired or never was
 */
export async function consumeChallenge(db: Database, challengeId: string, purpose: Purpose): Promise<string> {
  if (!UUID.test(challengeId)) throw noLongerValid();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('challenge')
      .select(['id', 'detail'])
      .where('id', '=', challengeId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (row?.detail == null) throw noLongerValid();
    const spent = { used_at: sql<Date>`now()`, contact: '', detail: null };
    await trx.updateTable('challenge').set(spent).where('id', '=', row.id).execute();
    return row.detail;
  });
}

/** The newest challenge of a contact that can still be answered, and that was begun with this detail; undefined without one. */
export async function challengeUnderWay(
  db: Database,
  { purpose, contact, detail }: Pick<Start, 'purpose' | 'contact' | 'detail'>,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('challenge')
    .select(['id', 'detail'])
    .where('purpose', '=', purpose)
    .where('contact', '=', contact.value)
    .where('used_at', 'is', null)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
  // A detail is sealed: the database cannot look for it.
  return rows.find((row) => row.detail === detail)?.id;
}

/** Lets work on one key happen one after the other within this process; other keys are not held up. */
class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
