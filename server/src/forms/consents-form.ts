import { CONSENT_PURPOSES } from 'shared/contract/consent-purposes';
import { getConsents, saveConsent } from 'shared/contract/me';
import { type PostedForm, refused } from '#forms/posted-form.ts';

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
