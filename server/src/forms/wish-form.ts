import { createHash } from 'node:crypto';
import { sendEnquiry, wishFor } from 'shared/contract/enquiry';
import { planIn } from 'shared/plan-link';
import { type PostedForm, refused } from '#forms/posted-form.ts';

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
