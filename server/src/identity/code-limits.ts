import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import type { Contact } from '#identity/contact/contact.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type Claim, inWords } from '#limits/buckets.ts';
import type { Caller } from '#limits/caller.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';

/** How often a code may be answered wrong; then another one has to be asked for. */
export const TRIES = 3;

const SHORT = 600;
const HOUR = 3600;
const DAY = 86_400;
/**
 * Without a proof, and in all: what anybody may send to one contact in ten minutes, an hour and a day. Whoever uses up an
 * hour's at once closes the contact to browsers that it does not know for that hour and no longer; the day's bounds what
 * the messages cost, and how many somebody gets that they did not ask for.
 */
const CONTACT = [
  { rule: 'code contact', seconds: SHORT, free: 5, most: 10 },
  { rule: 'code contact hour', seconds: HOUR, free: 10, most: 15 },
  { rule: 'code contact day', seconds: DAY, free: 10, most: 30 },
];
/** For an account's own browsers alone, to its own contacts. */
const OWN_SHORT = { seconds: SHORT, free: 5 };
const OWN_DAY = { seconds: DAY, free: 20 };
/** For an account's own browsers, to any contact. */
const ACCOUNT = { seconds: SHORT, free: 10 };
/** With proofs, one address and everybody together get so many times their threshold: each message costs money. */
const PAID_TIMES = 5;

interface CodeRequest {
  purpose: string;
  contact: Contact;
  /** Who asks. */
  client: Caller;
  accountId?: string | undefined;
}

interface Admitted {
  /** Key of the pause that the request began. */
  asker: Buffer;
  /** Asked by the contact's own account, or a browser that has signed in to it. */
  own: boolean;
}

/**
 * Counts a request for a code, or refuses it. What strangers ask for uses up nothing of an account's own browsers, and
 * past the thresholds strangers solve a puzzle for each code.
 *
 * @throws HttpError 429 with Retry-After, or with a puzzle
 */
export async function admitCode(
  { db, limits }: { db: Database; limits: Limits },
  { purpose, contact, client, accountId }: CodeRequest,
): Promise<Admitted> {
  const { name: address, shared } = client.address;
  const self = accountId === undefined ? client.known : limits.accountKey(accountId);
  const { resendAfterSeconds, limitPerClient, limitGlobal } = limits.codes;

  const pause = { rule: `pause ${purpose}`, who: `${contact.value}\n${self ?? address}` };
  const pauses: Claim[] =
    resendAfterSeconds === 0 ? [] : [{ ...pause, seconds: resendAfterSeconds, free: 1, most: 1, refuse: waitFor }];
  const asker = limits.keyOf(pause);

  if (self !== null) {
    const own = await isOwn(db, limits, contact, self);
    const ownClaims = [
      { ...OWN_SHORT, rule: 'code own', who: self },
      { ...OWN_DAY, rule: 'code own day', who: self },
    ];
    if (own && (await limits.reserve([...pauses, ...ownClaims])) !== null) return { asker, own: true };
    const asAccount = [
      ...CONTACT.map((claim) => ({ ...claim, who: contact.value })),
      { ...ACCOUNT, rule: 'code account', who: self },
    ];
    if ((await limits.reserve([...pauses, ...asAccount])) !== null) return { asker, own };
  }
  await limits.pass('code', client, [
    ...pauses,
    ...CONTACT.map((claim) => ({ ...claim, who: contact.value, refuse: tooMany })),
    {
      ...{ rule: 'code address', who: address, seconds: SHORT, free: limitPerClient, refuse: tooMany },
      ...(shared ? {} : { most: limitPerClient * PAID_TIMES }),
    },
    { rule: 'code all', who: '', seconds: SHORT, free: limitGlobal, most: limitGlobal * PAID_TIMES, refuse: tooMany },
  ]);
  return { asker, own: false };
}

/** Forgets what was counted of somebody's contacts. */
export function forgetCodeCounts(trx: Transaction<Tables>, limits: Limits, contacts: readonly string[]): Promise<void> {
  const keys = contacts.flatMap((who) => CONTACT.map(({ rule }) => limits.keyOf({ rule, who })));
  return limits.forget(trx, keys);
}

/** Whether a contact belongs to the account that a key names. */
async function isOwn(db: Database, limits: Limits, { channel, value }: Contact, self: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where(channel, '=', value).executeTakeFirst();
  return account !== undefined && limits.accountKey(account.id) === self;
}

/** Has what is done for one contact run in turn, or parallel requests would all see the state before the others. */
export async function queueByContact(trx: Transaction<Tables>, keyring: Keyring, { value }: Contact): Promise<void> {
  const key = keyring.hash('code-request contact', value).readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
}

/** @param seconds until another may be asked for */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(429, messages.errorCodesLimit({ time: inWords(seconds) }), {
    headers: { 'retry-after': String(seconds) },
  });

const waitFor = (seconds: number): HttpError =>
  new HttpError(429, messages.codeIsOnItsWay({ seconds }), {
    headers: { 'retry-after': String(seconds) },
  });
