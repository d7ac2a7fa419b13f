import { sql } from 'kysely';
import { movePlan } from '#account/plan.ts';
import { INVITATION_COOKIE, isInvitationCode, markJoined } from '#account/referrals.ts';
import { PLAN_COOKIE } from '#account/routes.ts';
import type { Cookies } from '#http/cookies.ts';
import { audit } from '#identity/audit.ts';
import { linkEarlierRecords } from '#identity/earlier-records.ts';
import { isSecret, secretHash } from '#identity/sessions.ts';
import type { AfterSignIn } from '#identity/sign-in.ts';

/** What a sign-in brings along: what the proven contact sent or booked before, the visitor's plan, the invitation that led here, the notice that a new account began under, the audit row. */
export function afterAccountSignIn(cookies: Cookies, noticeDate: string): AfterSignIn {
  return async (trx, { accountId, isNew, request, reply, onceStored }) => {
    await audit(trx, accountId, 'sign-in');
    await linkEarlierRecords(trx, accountId);
    await trx
      .updateTable('account')
      .set({ seen_at: sql<Date>`now()`, told_at: null, ...(isNew ? { notice_date: noticeDate } : {}) })
      .where('id', '=', accountId)
      .execute();

    const visitor = cookies.read(request, PLAN_COOKIE);
    if (isSecret(visitor)) {
      const moved = await movePlan(trx, secretHash(visitor), accountId);
      // The cookie alone leads to the visitor's plan, which is still theirs where this sign-in does not come about.
      if (moved) onceStored(() => cookies.clear(reply, PLAN_COOKIE));
    }
    const invitation = cookies.read(request, INVITATION_COOKIE);
    if (isInvitationCode(invitation)) {
      if (isNew) await markJoined(trx, invitation, accountId);
      onceStored(() => cookies.clear(reply, INVITATION_COOKIE));
    }
  };
}
