import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Referral, referralInput } from 'shared/contract/referral';
import { addressIn } from 'shared/language';
import { RETENTION } from 'shared/legal/retention';
import { spokenNow } from 'shared/messages';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import { idOfWish } from '#http/idempotency-key.ts';
import { audit } from '#identity/audit.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';

/** Path that a personal link leads to. */
const INVITATION_PATH = '/i/';

/** Of one account in a day: each stores what somebody else was not asked for. */
const MOST_A_DAY = 20;

// 128 bits; links of before have 72.
const CODE = /^[A-Za-z0-9_-]{12}([A-Za-z0-9_-]{10})?$/;

export const isInvitationCode = (text: string | undefined): text is string => text !== undefined && CODE.test(text);

/** Counts a referral of this account, in the transaction that stores it. @throws HttpError 429 past the day's most */
async function limitReferrals(trx: Transaction<Tables>, limits: Limits, accountId: string): Promise<void> {
  const who = limits.accountKey(accountId);
  if (await limits.take(trx, [{ rule: 'referral', who, seconds: 86_400, free: MOST_A_DAY }])) return;
  throw new HttpError(429, messages.enoughForToday({ most: MOST_A_DAY }), {
    headers: { 'retry-after': '86400' },
  });
}

interface Parts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  limits: Limits;
}

interface Referrer {
  accountId: string;
  /** Their key for this one referral: a repeated call stores nothing and gets the first one's link. */
  key: string | undefined;
}

/**
 * Stores a referral with a link of its own, and what else belongs to it in the same transaction. One that is refused counts
 * for nothing.
 *
 * @throws HttpError 400 for a number that is no mobile number, 429 past the day's most
 */
export async function addReferral(
  { db, keyring, limits }: Parts,
  { accountId, key }: Referrer,
  input: z.output<typeof referralInput>,
  also: (trx: Transaction<Tables>, id: string) => Promise<void>,
): Promise<{ id: string; code: string }> {
  const phone = mobileNumber(input.phoneNumber, 'phoneNumber');
  const id = key === undefined ? randomUUID() : idOfWish(keyring, 'referral', [accountId, key, input]);
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('referral')
      .values({
        id,
        account_id: accountId,
        name: input.name,
        phone,
        email: input.email,
        relation: input.relation,
        product: input.productOfInterest,
        code: randomBytes(16).toString('base64url'),
        keep_until: sql<Date>`now() + ${RETENTION.unasked.span}::interval`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (stored === undefined)
      return trx.selectFrom('referral').select(['id', 'code']).where('id', '=', id).executeTakeFirstOrThrow();
    await limitReferrals(trx, limits, accountId);
    await audit(trx, accountId, 'referral saved');
    await also(trx, id);
    return { id, code: stored.code };
  });
}

export async function ownReferrals(db: Database, accountId: string, base: string): Promise<Referral[]> {
  const rows = await db
    .selectFrom('referral')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    relation: row.relation as Referral['relation'],
    productOfInterest: row.product as Referral['productOfInterest'],
    link: invitationLink(base, row.code),
    opened: row.opened,
    joined: row.joined_at !== null,
    agreed: row.agreed_at !== null && row.name !== null,
    createdAt: row.created_at.toISOString(),
  }));
}

/** In the language of the page on which it is shown: whoever follows it is met by the site in that language. */
export const invitationLink = (base: string, code: string): string =>
  base + addressIn(spokenNow(), `${INVITATION_PATH}${code}`);

/** Counts a visitor that follows a link. @returns false for a code that nobody has */
async function countOpening(db: Database, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('referral')
    .set({ opened: sql<number>`opened + 1` })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks the referral whose link brought a new account, unless it is the referrer's own. */
export async function markJoined(trx: Transaction<Tables>, code: string, accountId: string): Promise<void> {
  await trx
    .updateTable('referral')
    .set({ joined_at: sql<Date>`now()` })
    .where('code', '=', code)
    .where('joined_at', 'is', null)
    .where('account_id', '<>', accountId)
    .execute();
}

export const INVITATION_COOKIE = 'invitation';
const DAYS = 30;
/** Programs that fetch a link to show a preview of it in a chat. */
const PREVIEW = /bot\b|crawl|spider|preview|whatsapp|facebookexternalhit|slack|telegram|discord|skype|curl|wget/i;

/** The personal links of referrals: counts each visitor once and leads to the home page, also with a code nobody has. */
export function invitationRoutes(app: FastifyInstance, db: Database, cookies: Cookies): void {
  app.get<{ Params: { code: string } }>(
    `${INVITATION_PATH}:code`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.params;
      const { 'user-agent': agent = '', 'sec-purpose': purpose } = request.headers;
      const person = request.method === 'GET' && purpose === undefined && !PREVIEW.test(agent);
      const isNew = isInvitationCode(code) && cookies.read(request, INVITATION_COOKIE) !== code;
      // The link is followed from a chat or a mail: a strict cookie would stay away, and each visit would be a first one.
      if (person && isNew && (await countOpening(db, code))) cookies.write(reply, INVITATION_COOKIE, code, DAYS, 'lax');
      return reply.header('x-robots-tag', 'noindex').redirect(addressIn(spokenNow(), '/'), 303);
    },
  );
}
