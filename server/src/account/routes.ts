import { answerInvitation as answerInvitationEndpoint } from 'shared/contract/invitation';
import { getPlan, savePlan } from 'shared/contract/plan';
import {
  deleteProfile as deleteProfileEndpoint,
  getProfile,
  saveProfile as saveProfileEndpoint,
} from 'shared/contract/profile';
import { listReferrals, saveReferral } from 'shared/contract/referral';
import { getUserDetail, saveUserDetail as saveUserDetailEndpoint } from 'shared/contract/user-detail';
import type { SiteFacts } from 'shared/site';
import { asksAge, requireAdult } from '#account/adult.ts';
import { readContacts } from '#account/contacts/waiting.ts';
import { answerInvitation, invite } from '#account/friends.ts';
import { readPlan, writePlan } from '#account/plan.ts';
import { deleteProfile, readProfile, saveProfile } from '#account/profile.ts';
import { addReferral, invitationLink, ownReferrals } from '#account/referrals.ts';
import { readUserDetail, saveUserDetail } from '#account/user-detail.ts';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import { idempotencyKey } from '#http/idempotency-key.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import { audit } from '#identity/audit.ts';
import type { Session } from '#identity/sessions.ts';
import { isSecret, newSecret, secretHash } from '#identity/sessions.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import type { Config } from '#settings/config.ts';

/** Cookie that a visitor's plan hangs on until they sign in. */
export const PLAN_COOKIE = 'plan';
export const PLAN_COOKIE_DAYS = 180;

const KEPT_NUMBER = messages.mobileNumberStays;

interface Parts {
  db: Database;
  config: Config;
  site: SiteFacts;
  cookies: Cookies;
  keyring: Keyring;
  limits: Limits;
}

/** Details, profile, plan and referrals of the person who asks. */
export function accountRoutes(serve: Serving<Session>, { db, config, site, cookies, keyring, limits }: Parts): void {
  serve.signedIn(getUserDetail, async ({ session }) => ({
    success: true as const,
    userDetail: await readUserDetail(db, session.accountId),
    contacts: await readContacts(db, session.accountId),
    ...((await asksAge(db, session)) ? { asksAge: true as const } : {}),
  }));

  serve.signedIn(saveUserDetailEndpoint, async ({ session, body }) => {
    await requireAdult(db, session);
    const { savedAt, keptNumber } = await saveUserDetail(db, session, body);
    return { success: true as const, savedAt, ...(keptNumber ? { message: KEPT_NUMBER } : {}) };
  });

  serve.signedIn(getProfile, async ({ session }) => ({
    success: true as const,
    profile: await readProfile(db, session.accountId),
    ...((await asksAge(db, session)) ? { asksAge: true as const } : {}),
  }));

  serve.signedIn(saveProfileEndpoint, async ({ session, body }) => {
    await requireAdult(db, session);
    return { success: true, profile: await saveProfile(db, session.accountId, body) };
  });

  serve.signedIn(deleteProfileEndpoint, async ({ session }) => {
    await deleteProfile(db, session.accountId);
    return { success: true as const };
  });

  serve.signedIn(listReferrals, async ({ session, request }) => ({
    success: true,
    referrals: await ownReferrals(db, session.accountId, publicAddress(request, config.publicUrl)),
  }));

  serve.signedIn(saveReferral, async ({ session, body, request }) => {
    const { accountId } = session;
    const base = publicAddress(request, config.publicUrl);
    const referrer = { accountId, key: idempotencyKey(request) };
    const { id, code } = await addReferral({ db, keyring, limits }, referrer, body, (trx, id) =>
      invite(trx, { keyring, limits, site }, { id, accountId, email: body.email, base }),
    );
    return { success: true, id, link: invitationLink(base, code) };
  });

  serve.open(answerInvitationEndpoint, async ({ body }) => {
    await answerInvitation({ db, keyring, noticeDate: site.legal.lastUpdated }, body);
    return { success: true };
  });

  serve.either(getPlan, async ({ session, request }) => {
    if (session !== null) return readPlan(db, { account_id: session.accountId });
    const visitor = cookies.read(request, PLAN_COOKIE);
    return isSecret(visitor) ? readPlan(db, { visitor_hash: secretHash(visitor) }) : [];
  });

  serve.either(savePlan, async ({ session, body, request, reply }) => {
    const basis = request.headers['if-match'];
    if (session !== null) {
      await db.transaction().execute(async (trx) => {
        await writePlan(trx, { account_id: session.accountId }, body, basis);
        await audit(trx, session.accountId, 'plan saved');
      });
      return { success: true };
    }
    await limits.form('plan', limits.caller(request, reply));
    const known = cookies.read(request, PLAN_COOKIE);
    const visitor = isSecret(known) ? known : newSecret();
    await db.transaction().execute((trx) => writePlan(trx, { visitor_hash: secretHash(visitor) }, body, basis));
    cookies.write(reply, PLAN_COOKIE, visitor, PLAN_COOKIE_DAYS);
    return { success: true };
  });
}
