import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Puzzle } from 'shared/puzzle';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { readSigned, signed } from '#limits/signed.ts';

const PURPOSE = 'puzzle';
const SECONDS = 120;
/** Several small puzzles take about the same time every time; one large one may take five times as long. */
const PARTS = 4;
/** 65,536 hashes in all: a third of a second on a slow phone. */
const EASIEST_BITS = 14;
/** Half a million: two to three seconds there. Only a flood that solves puzzles itself brings it this far. */
const HARDEST_BITS = 17;
const LONGEST_PROOF = 400;

/**
 * A puzzle for one call; nothing is stored until it is solved.
 *
 * @param call what its solution is good for
 * @param excess how many times over its threshold the fullest count stands: each doubling doubles the work
 */
export function makePuzzle(keyring: Pick<Keyring, 'hash'>, call: string, excess: number, now: number): Puzzle {
  const bits = Math.min(HARDEST_BITS, EASIEST_BITS + Math.max(0, Math.floor(Math.log2(excess))));
  const text = [call, bits, Math.floor(now / 1000) + SECONDS, randomBytes(9).toString('base64url')].join('.');
  return { token: signed(keyring, PURPOSE, text), bits, parts: PARTS };
}

/**
 * Whether a proof, `<token>~<number>.<number>…`, solves a puzzle of this call.
 *
 * @returns what {@link useOnce} remembers it by, or null
 */
export function provenBy(
  keyring: Pick<Keyring, 'hash'>,
  call: string,
  proof: string | undefined,
  now: number,
): Buffer | null {
  if (proof === undefined || proof.length > LONGEST_PROOF) return null;
  const [token = '', answers = ''] = proof.split('~');
  const text = readSigned(keyring, PURPOSE, token);
  const [forCall, bits, until] = text?.split('.') ?? [];
  if (forCall !== call || Number(until) * 1000 < now) return null;
  const numbers = answers.split('.');
  const solved = numbers.length === PARTS && numbers.every((n, part) => beginsWithZeros(token, part, n, Number(bits)));
  return solved ? sha256(token) : null;
}

/** Notes that a proof was used. @returns false when it was used before */
export async function useOnce(trx: Database, id: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_proof')
    .values({ id, expires_at: sql<Date>`now() + interval '1 hour'` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** As `shared/puzzle` hashes: the end of the token, the part's place and the number that is sought. */
function beginsWithZeros(token: string, part: number, number: string, bits: number): boolean {
  if (!/^\d{1,10}$/.test(number)) return false;
  return sha256(`${token.slice(-22)}.${part}.${number}`).readUInt32BE() >>> (32 - bits) === 0;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const TICKET = 'waiting ticket';
/** Long enough that nobody waits it out by the thousand, short enough to read a sentence and press again. */
export const WAIT_SECONDS = 15;
const GOOD_SECONDS = 600;

/** A ticket for a browser without scripts, which cannot solve puzzles: good for one call once its holder has waited. */
export function makeTicket(keyring: Pick<Keyring, 'hash'>, call: string, now: number): string {
  const from = Math.floor(now / 1000) + WAIT_SECONDS;
  return signed(keyring, TICKET, [call, from, randomBytes(9).toString('base64url')].join('.'));
}

/** Seconds that the holder of a ticket for this call has yet to wait; 0 when there is none to wait for. */
export function secondsToWait(
  keyring: Pick<Keyring, 'hash'>,
  call: string,
  ticket: string | undefined,
  now: number,
): number {
  const [forCall, from] = readSigned(keyring, TICKET, ticket)?.split('.') ?? [];
  return forCall === call ? Math.max(0, Math.ceil(Number(from) - now / 1000)) : 0;
}

/** What the ticket is remembered by once it is used; null when it is none, of another call, or too early or late. */
export function waitedBy(
  keyring: Pick<Keyring, 'hash'>,
  call: string,
  ticket: string | undefined,
  now: number,
): Buffer | null {
  const [forCall, from] = readSigned(keyring, TICKET, ticket)?.split('.') ?? [];
  const age = now / 1000 - Number(from);
  if (forCall !== call || age < 0 || age > GOOD_SECONDS) return null;
  return createHash('sha256')
    .update(ticket ?? '')
    .digest();
}
