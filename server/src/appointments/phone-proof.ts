import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { PROOF_COOKIE } from '#forms/booking-forms.ts';
import type { Cookies } from '#http/cookies.ts';
import type { Keyring } from '#keys/keyring.ts';

export const PROOF_SECONDS = 1800;

export interface PhoneProof {
  /** E.164 */
  phone: string;
  until: Date;
}

/**
 * Phones that a browser proved by a code, without an account and without a session: the browser holds a random value in
 * an HttpOnly cookie, the database its keyed hash and, for half an hour, the number.
 */
export class PhoneProofs {
  readonly #db: Database;
  readonly #keyring: Keyring;

  constructor(db: Database, keyring: Keyring) {
    this.#db = db;
    this.#keyring = keyring;
  }

  /** Remembers a proven phone. @returns the value for the cookie */
  async add(phone: string): Promise<{ token: string; until: Date }> {
    const token = randomBytes(32).toString('base64url');
    await this.#db.deleteFrom('phone_proof').where('expires_at', '<', sql<Date>`now()`).execute();
    const { expires_at } = await this.#db
      .insertInto('phone_proof')
      .values({ hash: this.#hash(token), phone, expires_at: sql<Date>`now() + ${PROOF_SECONDS} * interval '1 second'` })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { token, until: expires_at };
  }

  async find(token: string | undefined): Promise<PhoneProof | null> {
    if (token === undefined) return null;
    const row = await this.#db
      .selectFrom('phone_proof')
      .select(['phone', 'expires_at'])
      .where('hash', '=', this.#hash(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row === undefined ? null : { phone: row.phone, until: row.expires_at };
  }

  async forget(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.#db.deleteFrom('phone_proof').where('hash', '=', this.#hash(token)).execute();
  }

  readonly #hash = (token: string): Buffer => this.#keyring.hash('phone-proof', token);
}

/** Has a browser's proof forgotten by it and by the database. */
export const forgetsPhone =
  ({ db, keyring, cookies }: { db: Database; keyring: Keyring; cookies: Cookies }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await new PhoneProofs(db, keyring).forget(cookies.read(request, PROOF_COOKIE));
    cookies.clear(reply, PROOF_COOKIE);
  };
