import { raiseAlarm } from 'shared/contract/alarm';
import { type PostedForm, refused } from '#forms/posted-form.ts';

/** "This was not me", with the key that the link of a notice has put into the page's address. */
export const alarmForm: PostedForm = async ({ query, call }) => {
  const reply = await call(raiseAlarm, { body: { key: query.get('key') ?? '' } });
  return reply.ok
    ? { status: 200, posted: { values: {}, errors: {}, message: null } }
    : refused({ ...reply, fields: {} }, {});
};
