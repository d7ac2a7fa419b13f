import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type Bucket, type Claim, comeBackLater, giveBack, type Level, lookAt, takePoints } from '#limits/buckets.ts';
import { accountKey, type Caller, callerOf } from '#limits/caller.ts';
import { makePuzzle, makeTicket, provenBy, secondsToWait, useOnce, WAIT_SECONDS, waitedBy } from '#limits/puzzles.ts';
import { messages } from '#messages.en.ts';
import type { Config } from '#settings/config.ts';

const MINUTES_10 = 600;
/** Calls of one kind by one account, or by browsers that signed in to it, which no flood by others touches. */
const PER_ACCOUNT = 20;
const TICKETS_PER_ADDRESS = 6;
const TICKETS = 60;

/** A call that anybody may make and that costs or stores something. */
export type FormCall = 'enquiry' | 'plan' | 'answer' | 'token' | 'booking';

/** Takes back what a call was counted as. */
export type Undo = () => Promise<void>;

interface Parts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  cookies: Cookies;
  config: Pick<Config, 'otp' | 'forms'>;
}

/**
 * Who may call how often. Up to a threshold everybody passes; past it whoever solves a puzzle or waits; nobody is counted
 * for a call that did not pass, so that refused calls of one use up nothing of another's. The counts lie in PostgreSQL
 * and hold for all origins together.
 */
export class Limits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The thresholds for codes. */
  get codes(): Config['otp'] {
    return this.#parts.config.otp;
  }

  caller(request: FastifyRequest, reply: FastifyReply): Caller {
    return callerOf(this.#parts, request, reply);
  }

  accountKey(accountId: string): string {
    return accountKey(this.#parts.keyring, accountId);
  }

  /**
   * Lets a form's call pass, by the budget of its account or browser, or else by that of its address and of everybody.
   *
   * @throws HttpError 429 with a puzzle, or with the wait
   */
  async form(call: FormCall, caller: Caller, accountId?: string): Promise<Undo> {
    const self = accountId === undefined ? caller.known : this.accountKey(accountId);
    if (self !== null) {
      const own = [{ rule: `${call} account`, who: self, seconds: MINUTES_10, free: PER_ACCOUNT }];
      const undo = await this.reserve(own);
      if (undo !== null) return undo;
    }
    const { limitPerClient, limitGlobal } = this.#parts.config.forms;
    return this.pass(call, caller, [
      { rule: `${call} address`, who: caller.address.name, seconds: MINUTES_10, free: limitPerClient },
      { rule: `${call} all`, who: '', seconds: MINUTES_10, free: limitGlobal },
    ]);
  }

  /** Counts a call where all claims have room without further ado; null, and nothing counted, where one has not. */
  async reserve(claims: readonly Claim[]): Promise<Undo | null> {
    const buckets = claims.map((claim) => this.#bucket(claim));
    const counted = await this.#count(buckets, async (_, levels) => haveRoom(claims, levels));
    return counted ? () => giveBack(this.#parts.db, buckets) : null;
  }

  /**
   * Counts in the transaction of what is counted, which gives every point back when it does not come about.
   *
   * @returns false where a claim has no room: the transaction has to fail, or keeps a point past what is free
   */
  async take(trx: Transaction<Tables>, claims: readonly Claim[]): Promise<boolean> {
    const levels = await takePoints(
      trx,
      claims.map((claim) => this.#bucket(claim)),
    );
    return haveRoom(claims, levels);
  }

  /** Counts a call that may need a proof. @throws HttpError 429 */
  async pass(call: string, caller: Caller | undefined, claims: readonly Claim[]): Promise<Undo> {
    const { db } = this.#parts;
    const buckets = claims.map((claim) => this.#bucket(claim));
    const proof = this.#proofOf(call, caller);
    // A flood without proofs ends here and keeps nobody waiting for its rows.
    let excess = proof === null ? excessOf(claims, await lookAt(db, buckets), 1) : 0;
    if (excess <= 1) {
      const passed = await this.#count(buckets, async (trx, levels) => {
        excess = excessOf(claims, levels, 0);
        return excess <= 1 || (proof !== null && (await useOnce(trx, proof)));
      });
      if (passed) return () => giveBack(db, buckets);
    }
    throw await this.#demand(call, caller, excess);
  }

  /** Empties counts, such as the pause that ends with a right answer. */
  async forget(db: Database, keys: readonly Buffer[]): Promise<void> {
    if (keys.length > 0) await db.deleteFrom('limit_bucket').where('key', 'in', keys).execute();
  }

  /** What a claim is counted under. */
  keyOf({ rule, who }: Pick<Claim, 'rule' | 'who'>): Buffer {
    return this.#parts.keyring.hash('limit', `${rule}\n${who}`);
  }

  readonly #bucket = (claim: Claim): Bucket => ({ key: this.keyOf(claim), seconds: claim.seconds });

  #proofOf(call: string, caller: Caller | undefined): Buffer | null {
    const { keyring } = this.#parts;
    const now = Date.now();
    return provenBy(keyring, call, caller?.proof, now) ?? waitedBy(keyring, call, caller?.ticket, now);
  }

  /** Counts in one transaction, and not at all when the call does not pass. */
  async #count(
    buckets: readonly Bucket[],
    passes: (trx: Database, levels: Level[]) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      await this.#parts.db.transaction().execute(async (trx) => {
        if (!(await passes(trx, await takePoints(trx, buckets)))) throw new NotPassed();
      });
      return true;
    } catch (error) {
      if (error instanceof NotPassed) return false;
      throw error;
    }
  }

  async #demand(call: string, caller: Caller | undefined, excess: number): Promise<HttpError> {
    const { keyring } = this.#parts;
    if (caller === undefined || caller.once === true) return comeBackLater(MINUTES_10);
    if (caller.giveTicket === undefined)
      return new HttpError(429, messages.manyRequestsComeIn, {
        puzzle: makePuzzle(keyring, call, excess, Date.now()),
      });
    // Pressed too early: the ticket stays good, or an impatient visitor would never be let in.
    const left = secondsToWait(keyring, call, caller.ticket, Date.now());
    if (left > 0) return waitAndPress(left);
    const { name, shared } = caller.address;
    const tickets = { rule: 'ticket', seconds: MINUTES_10 };
    const room = await this.reserve([
      { ...tickets, who: name, free: shared ? TICKETS : TICKETS_PER_ADDRESS },
      { ...tickets, who: '', free: TICKETS },
    ]);
    if (room === null) return comeBackLater(MINUTES_10);
    caller.giveTicket(makeTicket(keyring, call, Date.now()));
    return waitAndPress(WAIT_SECONDS);
  }
}

const waitAndPress = (seconds: number): HttpError =>
  new HttpError(429, messages.waitAndPress({ seconds }), {
    headers: { 'retry-after': String(seconds) },
  });

class NotPassed extends Error {}

const haveRoom = (claims: readonly Claim[], levels: readonly Level[]): boolean =>
  levels.every(({ points }, index) => points <= (claims[index]?.free ?? 0));

/**
 * How many times over its threshold the fullest count stands: more than 1 needs a proof.
 *
 * @param coming points that are yet to be added
 * @throws HttpError 429 past the most
 */
function excessOf(claims: readonly Claim[], levels: readonly Level[], coming: number): number {
  let excess = 0;
  for (const [index, { free, most = Number.POSITIVE_INFINITY, refuse = comeBackLater }] of claims.entries()) {
    const { points = 0, secondsLeft = 1 } = levels[index] ?? {};
    if (points + coming > most) throw refuse(secondsLeft);
    excess = Math.max(excess, (points + coming) / free);
  }
  return excess;
}
