import { readConsents } from '#account/consents.ts';
import { readWaiting } from '#account/contacts/waiting.ts';
import { readPlan } from '#account/plan.ts';
import { readProfile } from '#account/profile.ts';
import { readUserDetail } from '#account/user-detail.ts';
import type { Database } from '#db/database.ts';
import { audit } from '#identity/audit.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { ownBookings } from '#identity/earlier-records.ts';
import { savedPlans } from '#plans/saved-plans.ts';

/**
 * Everything that is stored about a person, for themselves. The PAN is masked here as well: it leaves the origin whole
 * nowhere, so that a stolen session cannot fetch it.
 */
export async function exportAccount(db: Database, accountId: string) {
  await db.transaction().execute((trx) => audit(trx, accountId, 'data exported'));
  const account = await db
    .selectFrom('account')
    .select(['id', 'phone', 'email', 'created_at', 'adult_at', 'notice_date'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const bookings = await db
    .selectFrom('appointment')
    .select(['starts_at', 'status', 'name', 'email', 'phone', 'topics', 'language', 'channel', 'plan', 'created_at'])
    .where(ownBookings({ accountId, ...account }))
    .execute();
  return {
    success: true as const,
    exportedAt: new Date().toISOString(),
    account,
    userDetail: await readUserDetail(db, accountId),
    profile: await readProfile(db, accountId),
    plan: await readPlan(db, { account_id: accountId }),
    savedPlans: await savedPlans(db, accountId),
    referrals: await db
      .selectFrom('referral')
      .select([
        'name',
        'phone',
        'email',
        'relation',
        'product',
        'code',
        'opened',
        'joined_at',
        'agreed_at',
        'created_at',
      ])
      .where('account_id', '=', accountId)
      .execute(),
    enquiries: await db
      .selectFrom('enquiry')
      .select(['name', 'email', 'areas', 'message', 'plan', 'created_at'])
      .where((where) =>
        where.or([
          where('account_id', '=', accountId),
          ...(account.email === null
            ? []
            : [where.and([where('account_id', 'is', null), where('email', '=', account.email)])]),
        ]),
      )
      .execute(),
    // An account without a phone has its bookings by the address in them, whose number may be somebody else's: enough of it
    // to recognise one's own.
    appointments: bookings.map(({ phone, ...booking }) => ({
      ...booking,
      phone: account.phone === null ? maskContact({ channel: 'phone', value: phone }) : phone,
    })),
    waitingChange: await readWaiting(db, accountId),
    consents: await readConsents(db, accountId),
    sessions: await db
      .selectFrom('session')
      .select(['device', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    activity: await db
      .selectFrom('audit')
      .select(['action', 'detail', 'at'])
      .where('subject', '=', accountId)
      .orderBy('id')
      .execute(),
  };
}
