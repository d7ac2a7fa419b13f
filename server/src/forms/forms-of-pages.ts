import { createHash } from 'node:crypto';
import { raiseAlarm } from 'shared/contract/alarm';
import { CONSENT_PURPOSES } from 'shared/contract/consent-purposes';
import { enquiryInput, sendEnquiry, wishFor } from 'shared/contract/enquiry';
import { signOut, verifyOtp } from 'shared/contract/identity';
import { answerInvitation } from 'shared/contract/invitation';
import { getConsents, saveConsent } from 'shared/contract/me';
import { listReferrals, referralInput, saveReferral } from 'shared/contract/referral';
import { planIn } from 'shared/plan-link';
import { bookingForm, forgetForm, numberForm, phoneCodeForm } from '#forms/booking-forms.ts';
import { planForm } from '#forms/plan-form.ts';
import { type FormResult, type PostedForm, refused, valuesOf } from '#forms/posted-form.ts';
import { type Sent, sendCode } from '#forms/sent-codes.ts';
import { messages } from '#messages.en.ts';

/** First step of signing in: sends a code. */
const contactForm: PostedForm = (submission) => sendCode(submission, contactOf(submission.fields), null);

/** Second step: answers the code, or asks for another. */
const codeForm: PostedForm = async (submission) => {
  const { fields, query, call } = submission;
  const contact = contactOf(fields);
  const sent: Sent = {
    ...{ challengeId: fields.get('challengeId') ?? '', sentTo: contact.typed },
    ...(fields.has('second') ? { second: true } : {}),
    ...(fields.get('digits') === '4' ? { digits: 4 } : {}),
  };
  if (fields.has('again')) return sendCode(submission, contact, sent);
  const otp = fields.get('otp') ?? '';
  const reply = await call(verifyOtp, {
    body: { challengeId: sent.challengeId, otp },
    headers: { 'idempotency-key': onceACode(sent.challengeId) },
  });
  const secondProof = reply.ok ? undefined : reply.fields.secondProof;
  if (secondProof !== undefined)
    return {
      status: 200,
      posted: {
        values: contact.values,
        errors: {},
        message: null,
        data: { challengeId: secondProof, sentTo: sent.sentTo, second: true },
      },
    };
  if (!reply.ok) return refused(reply, contact.values, sent);
  const next = query.get('next');
  return { leadsTo: `/signin/done${next === null ? '' : `?next=${encodeURIComponent(next)}`}` };
};

/** The page alone knows which code it has asked for. When the answer is lost and the page is sent again, that is one sign-in. */
const onceACode = (challengeId: string): string =>
  createHash('sha256').update(`sign-in form ${challengeId}`).digest('base64url');

const signOutForm: PostedForm = async ({ call }) => {
  const reply = await call(signOut, { body: {} });
  return reply.ok ? { leadsTo: '/signin' } : refused(reply, {});
};

/** Without scripts both fields stand in the form: the one that was filled in counts, and of two the chosen one. */
function contactOf(fields: URLSearchParams) {
  const phoneNumber = fields.get('phoneNumber')?.trim() ?? '';
  const email = fields.get('email')?.trim() ?? '';
  const byMail = email !== '' && phoneNumber !== '' ? fields.get('channel') === 'email' : email !== '';
  const channel = byMail || (phoneNumber === '' && fields.get('channel') === 'email') ? 'email' : 'phone';
  const values = { channel, phoneNumber, email };
  return channel === 'email'
    ? { values, typed: email, body: { email } }
    : { values, typed: phoneNumber, body: { phoneNumber } };
}

/** The contact page's question. */
const queryForm: PostedForm = async ({ fields, query, call }) => {
  const plan = planIn(query);
  const values = valuesOf(enquiryInput, fields);
  const reply = await call(sendEnquiry, {
    body: { ...values, blank: fields.get('blank') ?? '', ...(plan === undefined ? {} : { plan }) },
    headers: { 'idempotency-key': onceADay({ ...values, plan }) },
  });
  if (reply.ok) return { leadsTo: '/contactus/sent' };
  const answer = refused(reply, { ...values, ...(plan === undefined ? {} : { plan }) });
  // The plan stands in the address and has no field that could say what is wrong with it.
  return reply.fields.plan === undefined ? answer : { ...answer, posted: { ...answer.posted, message: reply.message } };
};

/** The page is the same for everybody and carries no key, so the words are theirs: two presses of the button are one wish. */
const onceADay = (values: object): string =>
  createHash('sha256')
    .update(JSON.stringify([new Date().toISOString().slice(0, 10), values]))
    .digest('base64url');

/** Letters and spaces as a part's name has them: whoever makes up a link must not put words into a visitor's mouth. */
const NAME = /^[\p{L}\p{N} '’-]{2,40}$/u;

/** Somebody wants a part of the site that is in preparation, perhaps with a plan. */
const wishForm: PostedForm = async ({ fields, query, call }) => {
  const values = valuesOf(enquiryInput.pick({ 'your-name': true, 'your-email': true }), fields);
  const plan = planIn(query);
  const part = query.get('for')?.replaceAll('-', ' ') ?? '';
  const wish = {
    ...values,
    'your-message': wishFor(NAME.test(part) ? part : ''),
    ...(plan === undefined ? {} : { plan }),
  };
  const reply = await call(sendEnquiry, { body: wish, headers: { 'idempotency-key': onceADay(wish) } });
  if (reply.ok) return { leadsTo: '/contactus/sent' };
  const answer = refused(reply, values);
  return reply.fields.plan === undefined ? answer : { ...answer, posted: { ...answer.posted, message: reply.message } };
};

/** Holds which referral was just saved here: the page says so for five minutes. */
export const REFERRED_COOKIE = 'referred';
const MINUTES_5 = 1 / 288;

/** Somebody to whom one recommends the firm: who posts it is known by the session's cookie. */
const referralForm: PostedForm = async ({ fields, call }) => {
  const values = valuesOf(referralInput, fields);
  const reply = await call(saveReferral, { body: values, headers: { 'idempotency-key': onceADay(values) } });
  if (reply.ok)
    return { leadsTo: '/refer', cookie: { name: REFERRED_COOKIE, value: reply.answer.id, days: MINUTES_5 } };
  const known = await call(listReferrals);
  return refused(reply, values, known.ok ? { referrals: known.answer.referrals } : undefined);
};

/** What somebody who was referred answers, with the key that the link of their mail has put into the page's address. */
const invitationForm: PostedForm = async ({ fields, query, call }) => {
  const answer = fields.get('answer');
  // A form that was sent without either button has answered nothing.
  if (answer !== 'agree' && answer !== 'remove')
    return { status: 400, posted: { values: {}, errors: {}, message: messages.answerByButton } };
  const agree = answer === 'agree';
  const key = query.get('key') ?? '';
  const reply = await call(answerInvitation, { body: { key, agree } });
  return reply.ok ? toldBehind('/invitation', key, answer) : refused({ ...reply, fields: {} }, {});
};

/** Holds what was just done by the link of a mail: its page says so for five minutes, and a reload does nothing again. */
export const DONE_COOKIE = 'done-by-link';

/** Only behind the link itself: the next one, of another mail, begins with its own question. */
export const doneBy = (key: string, done: string): string =>
  `${done}.${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;

const toldBehind = (page: string, key: string, done: string): FormResult => ({
  leadsTo: `${page}?${new URLSearchParams({ key })}`,
  cookie: { name: DONE_COOKIE, value: doneBy(key, done), days: MINUTES_5 },
});

/** One's consents as the boxes say: each that differs from what was said last is given or withdrawn. */
const consentsForm: PostedForm = async ({ fields, call }) => {
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
const alarmForm: PostedForm = async ({ query, call }) => {
  const key = query.get('key') ?? '';
  const reply = await call(raiseAlarm, { body: { key } });
  if (reply.ok) return toldBehind('/not-me', key, 'alarm');
  return refused({ ...reply, fields: {} }, {}, reply.status === 409 ? { used: true } : undefined);
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
  '/financialtable': { plan: planForm },
  '/not-me': { alarm: alarmForm },
  '/invitation': { invitation: invitationForm },
  '/signin/done': { 'sign-out': signOutForm, consents: consentsForm },
};
