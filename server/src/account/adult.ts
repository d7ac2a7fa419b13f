import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { wrongField } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import type { Session } from '#identity/sessions.ts';
import { messages } from '#messages.en.ts';

const ASKED = messages.sayThatYouAreAdult;

type Asked = Pick<Session, 'accountId' | 'browser'>;

/**
 * Whether this person has yet to say that they are 18 or older. Only pages ask: a program that signed in by itself has
 * nobody before it, and its calls are those of the specification.
 */
export async function asksAge(db: Database, { accountId, browser }: Asked): Promise<boolean> {
  if (!browser) return false;
  const account = await db.selectFrom('account').select('adult_at').where('id', '=', accountId).executeTakeFirst();
  return account?.adult_at === null;
}

/** @throws HttpError 400 for somebody who has not said it: nothing of a child is kept */
export async function requireAdult(db: Database, session: Asked): Promise<void> {
  if (await asksAge(db, session)) throw wrongField('adult', ASKED);
}

/** Writes down that somebody has said so. The first time counts. */
export async function sayAdult(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ adult_at: sql<Date>`now()` })
      .where('id', '=', accountId)
      .where('adult_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await audit(trx, accountId, '18 or older');
  });
}
