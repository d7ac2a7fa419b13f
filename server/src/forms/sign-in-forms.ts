import { initiateOtp, signOut, verifyOtp } from 'shared/contract/identity';
import type { CallApi } from '#forms/posted-form.ts';
import { type FormResult, type PostedForm, refused } from '#forms/posted-form.ts';

/** Where a code went, and which one it is: the page carries both on to the next step. */
interface Sent {
  challengeId: string;
  sentTo: string;
  /** It is the second code of a number that was not used for long. */
  second?: boolean;
}

/** First step of signing in: sends a code. */
export const contactForm: PostedForm = ({ fields, call }) => sendCode(call, contactOf(fields), null);

/** Second step: answers the code, or asks for another. */
export const codeForm: PostedForm = async ({ fields, query, call }) => {
  const contact = contactOf(fields);
  const sent: Sent = { challengeId: fields.get('challengeId') ?? '', sentTo: contact.typed };
  if (fields.has('again')) return sendCode(call, contact, sent);
  const otp = fields.get('otp') ?? '';
  const reply = await call(verifyOtp, { body: { challengeId: sent.challengeId, otp } });
  const secondProof = reply.ok ? undefined : reply.fields.secondProof;
  if (secondProof !== undefined)
    return {
      status: 200,
      posted: {
        values: contact.values,
        errors: {},
        message: null,
        data: { ...sent, challengeId: secondProof, second: true },
      },
    };
  if (!reply.ok) return refused(reply, contact.values, sent);
  const next = query.get('next');
  return { leadsTo: `/signin/done${next === null ? '' : `?next=${encodeURIComponent(next)}`}` };
};

export const signOutForm: PostedForm = async ({ call }) => {
  const reply = await call(signOut, { body: {} });
  return reply.ok ? { leadsTo: '/signin' } : refused(reply, {});
};

/** @param before the code that is on its way already, when this is about another one */
async function sendCode(call: CallApi, { body, values, typed }: Contact, before: Sent | null): Promise<FormResult> {
  const reply = await call(initiateOtp, { body });
  if (!reply.ok) return refused(reply, values, before === null ? undefined : { ...before, again: true });
  const data: Sent = { challengeId: reply.answer.challengeId, sentTo: typed };
  return { status: 200, posted: { values, errors: {}, message: null, data } };
}

type Contact = ReturnType<typeof contactOf>;

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
