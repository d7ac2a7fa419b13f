import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SessionInfo } from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import type { Contact } from '#identity/contact/contact.ts';
import { SESSION_DAYS } from '#identity/session-cookie.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';

/** 256 random bits, which nobody guesses: a plain hash of them is safe to store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The token of an `Authorization` header, with or without `Bearer`; undefined when there is none, null when it is malformed. */
export function tokenOf(header: string | undefined): string | null | undefined {
  if (header === undefined) return undefined;
  const token = header.replace(/^Bearer\s+/i, '').trim();
  return SECRET.test(token) ? token : null;
}

export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value);

const TOKEN_MINUTES = 15;
const LONGEST_DAYS = 180;
/**
 * For so long a spent cookie still gets the answer that it got first, and a used code another session. Longer than a page waits for an answer, which is 15
 * seconds (`shared/api`), with time left to press again: who asks anew because nothing came has spent it already.
 */
const GRACE_SECONDS = 60;
/** Age up to which a proof of identity lets sensitive changes pass without another. */
const FRESH_MINUTES = 5;

export interface Session {
  id: string;
  accountId: string;
  /** True when the person proved who they are within the last {@link FRESH_MINUTES} minutes. */
  fresh: boolean;
  /** The contact that proved it last; null when it was another way than a code. */
  provedBy: Contact['channel'] | null;
  /** A browser has started it. */
  browser: boolean;
}

/** How a session begins. */
interface Beginning {
  /** Its id, where that follows from what began it; drawn unless told. */
  id?: string | undefined;
  /** The contact that was just proven by a code; null for another way of signing in. */
  provedBy: Contact['channel'] | null;
  /** A browser asks: the token then opens only beside the session's cookie. */
  browser: boolean;
}

/** What a browser gets: the token for calls, and the value of the cookie that renews it. */
export interface Keys {
  token: string;
  refresh: string;
}

/** Starts a session: a family of renewals that ends as one. */
export async function startSession(
  trx: Transaction<Tables>,
  accountId: string,
  device: string,
  { id, provedBy, browser }: Beginning = { provedBy: null, browser: true },
): Promise<Keys & { sessionId: string }> {
  const sessionId = id ?? randomUUID();
  const refresh = newSecret();
  await trx
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: accountId,
      device,
      browser,
      proved_by: provedBy,
      refresh_hash: secretHash(refresh),
      idle_until: inDays(SESSION_DAYS),
      ends_at: inDays(LONGEST_DAYS),
    })
    .execute();
  return { token: await addToken(trx, sessionId), refresh, sessionId };
}

/** What comes along with a token. */
export interface Beside {
  /** The session's cookie. */
  refresh: string | undefined;
  /** A browser sends the call. */
  browser: boolean;
}

/**
 * Whose token it is, or null when it is unknown, expired or ended. A browser's token lies where the page's scripts read
 * it, so it opens nothing by itself: the session's cookie, which no script reads, has to come along. One that was
 * spent meanwhile counts too, for calls that were under way. A program that signed in by itself has no cookie and needs none.
 */
export async function findSession(db: Database, token: string, { refresh, browser }: Beside): Promise<Session | null> {
  const row = await db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .where('session_token.hash', '=', secretHash(token))
    .where('session_token.expires_at', '>', sql<Date>`now()`)
    .where((where) => where.or([holdsCookie(refresh), ...(browser ? [] : [where('session.browser', '=', false)])]))
    .select([
      'session.id',
      'session.account_id',
      'session.proved_by',
      'session.browser',
      freshness().as('fresh'),
      sql<boolean>`session.last_used_at < now() - interval '1 minute'`.as('stale'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.stale)
    await db.updateTable('session').set({ last_used_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
  return { id: row.id, accountId: row.account_id, fresh: row.fresh, provedBy: row.proved_by, browser: row.browser };
}

/**
 * Renews a session by its cookie. A value that was spent before means that two hold it, one of them a thief: the whole
 * family ends. Within {@link GRACE_SECONDS} the same value gets the same next one: a tab that asks twice, or one whose
 * answer was lost on the way, stays signed in. Whoever used the grace to steal holds a value that the owner spends too,
 * and is found out at the next renewal.
 */
export async function renewSession(
  { db, keyring }: { db: Database; keyring: Pick<Keyring, 'hash'> },
  refresh: string,
): Promise<(Keys & { accountId: string }) | 'reused' | null> {
  const hash = secretHash(refresh);
  // Worked out and not drawn, because only hashes are stored: nobody but the origin can work it out.
  const next = keyring.hash('next refresh', refresh).toString('base64url');
  return db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable('session')
      .set({ refresh_hash: secretHash(next), last_used_at: sql<Date>`now()`, idle_until: inDays(SESSION_DAYS) })
      .where('refresh_hash', '=', hash)
      .where('idle_until', '>', sql<Date>`now()`)
      .where('ends_at', '>', sql<Date>`now()`)
      .returning(['id', 'account_id'])
      .executeTakeFirst();
    if (renewed !== undefined) await trx.insertInto('spent_refresh').values({ hash, session_id: renewed.id }).execute();
    const session = renewed ?? (await renewedJustNow(trx, hash, secretHash(next)));
    if (session !== undefined)
      return { token: await addToken(trx, session.id), refresh: next, accountId: session.account_id };
    const ended = await trx
      .deleteFrom('session')
      .where('id', 'in', (query) => query.selectFrom('spent_refresh').select('session_id').where('hash', '=', hash))
      .executeTakeFirst();
    return ended.numDeletedRows > 0n ? 'reused' : null;
  });
}

/** The session that this cookie has renewed within the grace, when nobody has used its next value yet. */
async function renewedJustNow(trx: Transaction<Tables>, hash: Buffer, next: Buffer) {
  return trx
    .selectFrom('session')
    .innerJoin('spent_refresh', 'spent_refresh.session_id', 'session.id')
    .where('spent_refresh.hash', '=', hash)
    .where('spent_refresh.spent_at', '>', sql<Date>`now() - ${GRACE_SECONDS} * interval '1 second'`)
    .where('session.refresh_hash', '=', next)
    .select(['session.id', 'session.account_id'])
    .executeTakeFirst();
}

/** A session that its code has begun within the grace; undefined where it is older, ended or never was. */
export async function begunJustNow(
  db: Database,
  sessionId: string,
  challengeId: string,
): Promise<{ account_id: string; proved_by: Contact['channel'] | null } | undefined> {
  return db
    .selectFrom('session')
    .select(['account_id', 'proved_by'])
    .where('id', '=', sessionId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('challenge')
          .select('id')
          .where(sql`id::text`, '=', challengeId)
          .where('used_at', '>', sql<Date>`now() - ${GRACE_SECONDS} * interval '1 second'`),
      ),
    )
    .executeTakeFirst();
}

/**
 * A token for the calls of one request, by the cookie that renews a session: a form that was sent without scripts has no
 * other. The cookie is not spent by it, since a form that is sent twice at once carries it twice.
 */
export async function tokenByCookie(db: Database, refresh: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('session')
      .set({ last_used_at: sql<Date>`now()`, idle_until: inDays(SESSION_DAYS) })
      .where('refresh_hash', '=', secretHash(refresh))
      .where('idle_until', '>', sql<Date>`now()`)
      .where('ends_at', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    return used === undefined ? null : addToken(trx, used.id);
  });
}

/** The session that a refresh cookie belongs to, spent or not; undefined when there is none. */
export async function sessionOfRefresh(
  db: Database,
  refresh: string,
): Promise<{ id: string; account_id: string } | undefined> {
  const hash = secretHash(refresh);
  return db
    .selectFrom('session')
    .select(['id', 'account_id'])
    .where((where) =>
      where.or([
        where('refresh_hash', '=', hash),
        where('id', 'in', (query) => query.selectFrom('spent_refresh').select('session_id').where('hash', '=', hash)),
      ]),
    )
    .executeTakeFirst();
}

/** The session that an Authorization header names; undefined when it names none that is valid. */
export async function sessionOfToken(
  db: Database,
  header: string | undefined,
  beside: Beside,
): Promise<{ id: string; account_id: string } | undefined> {
  const token = tokenOf(header);
  const found = typeof token === 'string' ? await findSession(db, token, beside) : null;
  return found === null ? undefined : { id: found.id, account_id: found.accountId };
}

/** Remembers that the person has just proved who they are, and by which contact; null for another way than a code. */
export async function markProved(db: Database, sessionId: string, provedBy: Contact['channel'] | null): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: sql<Date>`now()`, proved_by: provedBy })
    .where('id', '=', sessionId)
    .execute();
}

async function addToken(trx: Transaction<Tables>, session_id: string): Promise<string> {
  const token = newSecret();
  await trx
    .deleteFrom('session_token')
    .where('session_id', '=', session_id)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await trx
    .insertInto('session_token')
    .values({
      hash: secretHash(token),
      session_id,
      expires_at: sql<Date>`now() + ${TOKEN_MINUTES} * interval '1 minute'`,
    })
    .execute();
  return token;
}

const inDays = (days: number) => sql<Date>`now() + ${days} * interval '1 day'`;
const freshness = () => sql<boolean>`session.proved_at > now() - ${FRESH_MINUTES} * interval '1 minute'`;

/** Whether a cookie is the session's own, the present one or one that was spent. */
function holdsCookie(refresh: string | undefined) {
  if (!isSecret(refresh)) return sql<boolean>`false`;
  const hash = secretHash(refresh);
  return sql<boolean>`(session.refresh_hash = ${hash} or exists (
    select from spent_refresh where spent_refresh.hash = ${hash} and spent_refresh.session_id = session.id))`;
}

/** A person's live sessions, last used first. */
export async function ownSessions(db: Database, { id, accountId }: Session): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('idle_until', '>', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === id,
  }));
}

/** Ends a session, or with `everywhere` all of the person's. */
export async function endSessions(
  db: Database,
  session: { id: string; account_id: string },
  everywhere: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('session')
      .where(everywhere ? 'account_id' : 'id', '=', everywhere ? session.account_id : session.id)
      .execute();
    await audit(trx, session.account_id, everywhere ? 'sign-out everywhere' : 'sign-out');
  });
}

/** Ends one of the person's sessions by its id. @throws HttpError 404 when it is not one of theirs */
export async function endSession(db: Database, accountId: string, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where(sql`id::text`, '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new HttpError(404, messages.sessionEndedAlready);
  await db.transaction().execute((trx) => audit(trx, accountId, 'sign-out'));
}
