import { listReferrals, type ReferralInput, saveReferral } from 'shared/contract/referral';
import { type PostedForm, refused } from '#forms/posted-form.ts';

/** Holds which referral was just saved here: the page says so for five minutes. */
export const REFERRED_COOKIE = 'referred';
const REFERRED_DAYS = 1 / 288;

/** Somebody to whom one recommends the firm: who posts it is known by the session's cookie. */
export const referralForm: PostedForm = async ({ fields, call }) => {
  const text = (name: string) => fields.get(name) ?? '';
  const values = {
    ...{ name: text('name'), phoneNumber: text('phoneNumber'), email: text('email') },
    ...{ relation: text('relation'), productOfInterest: text('productOfInterest') },
  };
  const reply = await call(saveReferral, { body: values as ReferralInput });
  if (reply.ok)
    return { leadsTo: '/refer', cookie: { name: REFERRED_COOKIE, value: reply.answer.id, days: REFERRED_DAYS } };
  const known = await call(listReferrals);
  return refused(reply, values, known.ok ? { referrals: known.answer.referrals } : undefined);
};
