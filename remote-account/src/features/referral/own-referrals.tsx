import type { Referral } from 'shared/contract/referral';
import { Field } from 'shared/forms';
import { messages } from '#features/referral/messages.en.ts';

/** One's own referrals with the links to share, for browsers without scripts: selected text can be copied by hand. */
export function OwnReferrals({ referrals }: { referrals: readonly Referral[] }) {
  if (referrals.length === 0) return null;
  return (
    <section className="card flow" aria-labelledby="own-referrals">
      <h2 id="own-referrals" className="small">
        {messages.yourReferrals}
      </h2>
      {referrals.map(({ id, name, link }) => (
        <Field
          key={id}
          id={`link-${id}`}
          label={name === null ? messages.personalLinkTheirDetails : messages.personalLinkFor({ name })}
          name="referralLink"
          readOnly
          value={link}
        />
      ))}
    </section>
  );
}
