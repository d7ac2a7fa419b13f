import { answerInvitation } from 'shared/contract/invitation';
import { type PostedForm, refused } from '#forms/posted-form.ts';

/** What somebody who was referred answers, with the key that the link of their mail has put into the page's address. */
export const invitationForm: PostedForm = async ({ fields, query, call }) => {
  const agree = fields.get('answer') === 'agree';
  const reply = await call(answerInvitation, { body: { key: query.get('key') ?? '', agree } });
  return reply.ok
    ? { status: 200, posted: { values: { answer: agree ? 'agree' : 'remove' }, errors: {}, message: null } }
    : refused({ ...reply, fields: {} }, {});
};
