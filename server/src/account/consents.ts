import { sql, type Transaction } from 'kysely';
import { CONSENT_PURPOSES, type ConsentPurpose } from 'shared/contract/consent-purposes';
import type { Consent } from 'shared/contract/me';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { audit } from '#identity/audit.ts';

/** Every purpose with what was said last; entries are only ever added. */
export async function readConsents(db: Database, accountId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consent')
    .distinctOn(['purpose', 'given'])
    .select(['id', 'purpose', 'given', 'notice_date', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('purpose')
    .orderBy('given')
    .orderBy('id', 'desc')
    .execute();
  return CONSENT_PURPOSES.map((purpose) => {
    const said = rows.filter((row) => row.purpose === purpose).sort((one, other) => Number(other.id) - Number(one.id));
    const [last] = said;
    return {
      purpose,
      given: last?.given ?? false,
      wasGiven: said.some(({ given }) => given),
      changedAt: last?.at.toISOString() ?? null,
      noticeDate: last?.notice_date ?? null,
    };
  });
}

/** @param noticeDate of the privacy notice that the person saw */
export async function recordConsent(
  trx: Transaction<Tables>,
  accountId: string,
  { purpose, given, noticeDate }: { purpose: ConsentPurpose; given: boolean; noticeDate: string },
): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ account_id: accountId, purpose, given, notice_date: noticeDate, at: sql<Date>`now()` })
    .execute();
  await audit(trx, accountId, given ? 'consent given' : 'consent withdrawn', purpose);
}
