import { createHash } from 'node:crypto';
import { raiseAlarm } from 'shared/contract/alarm';
import { CONSENT_PURPOSES } from 'shared/contract/consent-purposes';
import { type EnquiryInput, sendEnquiry, wishFor } from 'shared/contract/enquiry';
import { answerInvitation } from 'shared/contract/invitation';
import { getConsents, saveConsent } from 'shared/contract/me';
import { listReferrals, type ReferralInput, saveReferral } from 'shared/contract/referral';
import { planIn } from 'shared/plan-link';
import { bookingForm, forgetForm, numberForm, phoneCodeForm } from '#forms/booking-forms.ts';
import { type PostedForm, refused } from '#forms/posted-form.ts';
import { codeForm, contactForm, signOutForm } from '#forms/sign-in-forms.ts';

/** The contact page's question. */
export const queryForm: PostedForm = async ({ fields, query, call }) => {
  const plan = planIn(query);
  const values = {
    'your-name': fields.get('your-name') ?? '',
    'your-email': fields.get('your-email') ?? '',
    AreastoTalkAbout: fields.getAll('AreastoTalkAbout') as NonNullable<EnquiryInput['AreastoTalkAbout']>,
    'your-message': fields.get('your-message') ?? '',
  };
  const reply = await call(sendEnquiry, {
    body: { ...values, blank: fields.get('blank') ?? '', ...(plan === undefined ? {} : { plan }) },
    headers: { 'idempotency-key': onceADay({ ...values, plan }) },
  });
  if (reply.ok) return { leadsTo: '/contactus/sent' };
  const answer = refused(reply, { ...values, ...(plan === undefined ? {} : { plan }) });
  // The plan stands in the address and has no field that could say what is wrong with it.
  return reply.fields.plan === undefined ? answer : { ...answer, posted: { ...answer.posted, message: reply.message } };
};

/** The page is the same for everybody and carries no key, so the words are theirs: two presses of the button are one question. */
const onceADay = (values: object): string =>
  createHash('sha256')
    .update(JSON.stringify([new Date().toISOString().slice(0, 10), values]))
    .digest('base64url');

/** Letters and spaces as a part's name has them: whoever makes up a link must not put words into a visitor's mouth. */
const NAME = /^[\p{L}\p{N} '’-]{2,40}$/u;

/** Somebody wants a part of the site that is in preparation, perhaps with a plan. */
export const wishForm: PostedForm = async ({ fields, query, call }) => {
  const values = { 'your-name': fields.get('your-name') ?? '', 'your-email': fields.get('your-email') ?? '' };
  const plan = planIn(query);
  const part = query.get('for')?.replaceAll('-', ' ') ?? '';
  const wish = {
    ...values,
    'your-message': wishFor(NAME.test(part) ? part : ''),
    ...(plan === undefined ? {} : { plan }),
  };
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(JSON.stringify([day, wish]))
    .digest('base64url');
  const reply = await call(sendEnquiry, { body: wish, headers: { 'idempotency-key': key } });
  if (reply.ok) return { leadsTo: '/contactus/sent' };
  const answer = refused(reply, values);
  return reply.fields.plan === undefined ? answer : { ...answer, posted: { ...answer.posted, message: reply.message } };
};

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

/** What somebody who was referred answers, with the key that the link of their mail has put into the page's address. */
export const invitationForm: PostedForm = async ({ fields, query, call }) => {
  const agree = fields.get('answer') === 'agree';
  const reply = await call(answerInvitation, { body: { key: query.get('key') ?? '', agree } });
  return reply.ok
    ? { status: 200, posted: { values: { answer: agree ? 'agree' : 'remove' }, errors: {}, message: null } }
    : refused({ ...reply, fields: {} }, {});
};

/** One's consents as the boxes say: each that differs from what was said last is given or withdrawn. */
export const consentsForm: PostedForm = async ({ fields, call }) => {
  const known = await call(getConsents);
  if (!known.ok) return refused(known, {});
  for (const purpose of CONSENT_PURPOSES) {
    const given = fields.has(purpose);
    if (known.answer.consents.some((consent) => consent.purpose === purpose && consent.given === given)) continue;
    const reply = await call(saveConsent, { body: { purpose, given } });
    if (!reply.ok) return refused(reply, {});
  }
  return { leadsTo: '/signin/done' };
};

/** "This was not me", with the key that the link of a notice has put into the page's address. */
export const alarmForm: PostedForm = async ({ query, call }) => {
  const reply = await call(raiseAlarm, { body: { key: query.get('key') ?? '' } });
  return reply.ok
    ? { status: 200, posted: { values: {}, errors: {}, message: null } }
    : refused({ ...reply, fields: {} }, {});
};

const contact = { query: queryForm };

/** Every form that works without scripts: by its page's path, then by its hidden field `form`. */
export const formsOfPages: Readonly<Record<string, Readonly<Record<string, PostedForm>>>> = {
  '/contactus': contact,
  '/contact': contact,
  '/contactus/appointment': {
    verify: numberForm,
    'verify-code': phoneCodeForm,
    booking: bookingForm,
    forget: forgetForm,
  },
  '/comingsoon': { wish: wishForm },
  '/signin': { 'sign-in': contactForm, code: codeForm },
  '/refer': { referral: referralForm },
  '/not-me': { alarm: alarmForm },
  '/invitation': { invitation: invitationForm },
  '/signin/done': { 'sign-out': signOutForm, consents: consentsForm },
};
