import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Session as SessionAnswer, User } from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { isFromBrowser } from '#http/answer-rules.ts';
import type { Cookies } from '#http/cookies.ts';
import { deviceName } from '#http/device.ts';
import { notSignedIn } from '#identity/authenticator.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { SESSION_COOKIE, SESSION_DAYS } from '#identity/session-cookie.ts';
import { isSecret, sessionOfRefresh, startSession } from '#identity/sessions.ts';
import { noteWho } from '#security/request-log.ts';

/** The account of a proven contact, made when there is none. Parallel sign-ins of one new person make one account. */
async function accountOf(trx: Transaction<Tables>, contact: Contact): Promise<{ id: string; isNew: boolean }> {
  const column = contact.channel;
  const proven =
    column === 'phone' ? { phone: contact.value, phone_proved_at: sql<Date>`now()` } : { email: contact.value };
  const made = await trx
    .insertInto('account')
    .values({ id: randomUUID(), phone: null, email: null, ...proven })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { id: made.id, isNew: true };
  const { id } = await trx
    .selectFrom('account')
    .select('id')
    .where(column, '=', contact.value)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (column === 'phone')
    await trx.updateTable('account').set({ phone_proved_at: sql<Date>`now()` }).where('id', '=', id).execute();
  return { id, isNew: false };
}

/** What an account has proven by codes. @throws HttpError 401 when it is gone */
export async function contactsOf(
  db: Database,
  accountId: string,
): Promise<{ phone: string | null; email: string | null }> {
  const row = await db.selectFrom('account').select(['phone', 'email']).where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw notSignedIn();
  return row;
}

/**
 * Where an account is reached: its phone, or else its email address; null where its number was taken off and only a passkey
 * opens it. @throws HttpError 401 when it is gone
 */
export async function contactOf(db: Database, accountId: string): Promise<Contact | null> {
  const { phone, email } = await contactsOf(db, accountId);
  if (phone !== null) return { channel: 'phone', value: phone };
  return email === null ? null : { channel: 'email', value: email };
}

/** What the browser may know of a person. */
export async function userOf(db: Database, accountId: string): Promise<User> {
  const contact = await contactOf(db, accountId);
  const detail = await db
    .selectFrom('user_detail')
    .select('name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { id: accountId, name: detail?.name ?? null, contact: contact === null ? '' : maskContact(contact) };
}

interface Arrival {
  accountId: string;
  isNew: boolean;
  /** The same sign-in once more, because its answer was lost: whoever was to be told of it has been. */
  isAgain: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Has something done once the sign-in is stored, and never where it could not be. */
  onceStored: (act: () => void) => void;
}

/** What else happens when somebody signs in, in the same transaction. */
export type AfterSignIn = (trx: Transaction<Tables>, arrival: Arrival) => Promise<void>;

interface Parts {
  db: Database;
  cookies: Cookies;
  afterSignIn: readonly AfterSignIn[];
}

/** An account that is known without its contact, and the contact that has proven it, where one has. */
type Owned = { accountId: string; provedBy?: Contact['channel'] | null };

/** Which sign-in it is, where the browser may ask for its answer again. */
interface Which {
  /** Of its session. */
  id?: string | undefined;
  /** It has begun that session already; another one takes its place. */
  isAgain?: boolean;
}

/** Signs in whoever has proven a contact, or to own an account: the account, made when new, a session, and the cookie that renews it. */
export async function signIn(
  { db, cookies, afterSignIn }: Parts,
  proven: Contact | Owned,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: begins, isAgain = false }: Which = {},
): Promise<SessionAnswer> {
  const before = cookies.read(request, SESSION_COOKIE);
  const replaced = isSecret(before) ? await sessionOfRefresh(db, before) : undefined;
  const stored: (() => void)[] = [];
  const onceStored = (act: () => void) => void stored.push(act);
  const { accountId, sessionId, token, refresh } = await db.transaction().execute(async (trx) => {
    const { id, isNew } = 'accountId' in proven ? { id: proven.accountId, isNew: false } : await accountOf(trx, proven);
    for (const arrive of afterSignIn) await arrive(trx, { accountId: id, isNew, isAgain, request, reply, onceStored });
    // This browser's earlier session cannot be reached any more once its cookie is replaced.
    if (replaced !== undefined) await trx.deleteFrom('session').where('id', '=', replaced.id).execute();
    if (isAgain && begins !== undefined) await trx.deleteFrom('session').where('id', '=', begins).execute();
    const provedBy = 'accountId' in proven ? (proven.provedBy ?? null) : proven.channel;
    const beginning = { id: begins, provedBy, browser: isFromBrowser(request) };
    return { accountId: id, ...(await startSession(trx, id, deviceName(request.headers['user-agent']), beginning)) };
  });
  for (const act of stored) act();
  noteWho(request, { accountId, sessionId });
  cookies.write(reply, SESSION_COOKIE, refresh, SESSION_DAYS);
  return { success: true, token, user: await userOf(db, accountId) };
}
