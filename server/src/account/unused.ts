import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { formatDate } from 'shared/format/date';
import { RETENTION } from 'shared/legal/retention';
import { reached } from '#account/contacts/new-device.ts';
import { type Telling, tell } from '#account/contacts/telling.ts';
import { type Eraser, eraseAccount } from '#account/erase.ts';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import type { Config } from '#settings/config.ts';

/** What removing of what has served its time needs. */
export interface RetentionParts {
  db: Database;
  keyring: Keyring;
  limits: Limits;
  erasers: readonly Eraser[];
  telling: Telling & { config: Pick<Config, 'publicUrl'> };
  firm: string;
  logger: Logger;
}

const DAYS_AHEAD = 30;
/** In one run: each is a transaction, and there is another run in an hour. */
const MOST_AT_ONCE = 100;

const spanOfAccount = sql`${RETENTION.account.span}::interval`;
const ahead = sql`${DAYS_AHEAD} * interval '1 day'`;
// A sign-in lasts 180 days: whoever is signed in still uses the account, however long ago it began.
const nobodyIn = sql`not exists (select 1 from session where session.account_id = account.id)`;

/** Accounts that nobody used for so long, and whose owners were told in time. */
export const unusedAt = (at: RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`(told_at < ${at} - ${ahead} and seen_at < ${at} - ${spanOfAccount} and ${nobodyIn})`;

/** Tells the owners of accounts that are soon erased, once each, where they can be reached. */
export async function tellUnused({ db, telling, firm, logger }: RetentionParts): Promise<void> {
  const at = new Date(Date.now() + DAYS_AHEAD * 86_400_000);
  const { publicUrl } = telling.config;
  const text = `Nobody has used your account with ${firm} for almost ${RETENTION.account.span}. On ${formatDate(at.toISOString())} it is erased with all that it holds. To keep it, sign in once before${publicUrl === undefined ? '.' : `: ${publicUrl}/signin`}`;
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const found = await db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('account')
        .select(['id', 'phone', 'email'])
        .where('told_at', 'is', null)
        .where(sql<boolean>`seen_at < now() - ${spanOfAccount} + ${ahead}`)
        .where(sql<boolean>`${nobodyIn}`)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (account === undefined) return false;
      await trx.updateTable('account').set({ told_at: sql<Date>`now()` }).where('id', '=', account.id).execute();
      const to = reached(telling, account);
      if (to === null) logger.warn('nobody could be told that an unused account is going to be erased');
      else await tell(trx, account.id, to, { about: 'unused', text });
      return true;
    });
    if (!found) return;
  }
}

/** Erases what nobody came back for. */
export async function eraseUnused(parts: RetentionParts): Promise<void> {
  const accounts = await parts.db
    .selectFrom('account')
    .select('id')
    .where(unusedAt(sql<Date>`now()`))
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of accounts) await eraseAccount(parts, id).catch(ignoreGone);
}

/** Another origin was faster. */
function ignoreGone(error: unknown): void {
  if ((error as Error).message !== 'no result') throw error;
}
