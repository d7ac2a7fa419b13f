import { createHash } from 'node:crypto';
import { type EnquiryInput, sendEnquiry } from 'shared/contract/enquiry';
import { planIn } from 'shared/plan-link';
import { type PostedForm, refused } from '#forms/posted-form.ts';

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
