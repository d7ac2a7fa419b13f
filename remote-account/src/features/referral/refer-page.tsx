import '#features/referral/referral.css';
import { REFERRAL_PRODUCTS, type Referral } from 'shared/contract/referral';
import { ErrorSummary, Field, postedForm, RefusalNotice } from 'shared/forms';
import { Navigate } from 'shared/router';
import { type Posted, usePosted } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead, useHydrated } from 'shared/ui';
import { LABELS, TOLD } from '#features/referral/labels.ts';
import { messages } from '#messages.en.ts';

interface Shown {
  referrals: Referral[];
  /** Id of the one that was just saved. */
  saved?: string;
}

/** Referring without scripts, where the dialog of /myprofile cannot open. With scripts that is the better place. */
export default function ReferPage() {
  const posted = usePosted('referral');
  const view = usePosted('view');
  const data = (posted ?? view)?.data as Shown | undefined;
  if (useHydrated()) return <Navigate to="/myprofile" replace />;
  return (
    <div className="page">
      <PageHead
        title={messages.referFriendOrFamilyMember}
        lead={TOLD}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
      />
      <div className="flow">
        {data?.referrals.some(({ id }) => id === data.saved) && (
          <Notice kind="success">{messages.referralSavedText}</Notice>
        )}
        {data === undefined ? <SignInFirst /> : <PlainReferral posted={posted} />}
        {data !== undefined && <OwnReferrals referrals={data.referrals} />}
      </div>
    </div>
  );
}

const SignInFirst = () => (
  <>
    <Notice kind="info">{messages.signInFirstLinks}</Notice>
    <div className="button-row">
      <ButtonLink to="/signin?next=/refer">{messages.signInTitle}</ButtonLink>
    </div>
  </>
);

function PlainReferral({ posted }: { posted: Posted | undefined }) {
  const form = postedForm(LABELS, posted);
  return (
    <form {...form.props} className="card referral-form" aria-label={messages.referFriendOrFamilyMember}>
      <input type="hidden" name="form" value="referral" />
      <ErrorSummary {...form.summary} />
      <RefusalNotice title={messages.referralFailed} refusal={form.refusal} />
      <Field {...form.field('name')} autoComplete="off" required />
      <div className="referral-form__pair">
        <Field {...form.field('phoneNumber')} type="tel" inputMode="tel" autoComplete="off" required />
        <Field {...form.field('email')} type="email" autoComplete="off" required />
        <Field {...form.field('relation')} as="select">
          <option value="friend">{messages.relationFriend}</option>
          <option value="family">{messages.relationFamily}</option>
        </Field>
        <Field {...form.field('productOfInterest')} as="select">
          {REFERRAL_PRODUCTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </div>
      <div>
        <Button type="submit">{messages.referralActionSave}</Button>
      </div>
    </form>
  );
}

/** One's own referrals with the links to share, for browsers without scripts: selected text can be copied by hand. */
function OwnReferrals({ referrals }: { referrals: readonly Referral[] }) {
  if (referrals.length === 0) return null;
  return (
    <section className="card flow" aria-labelledby="own-referrals">
      <h2 id="own-referrals" className="small">
        {messages.referralsHeading}
      </h2>
      {referrals.map(({ id, name, link }) => (
        <Field
          key={id}
          id={`link-${id}`}
          label={name === null ? messages.referralLinkRemoved : messages.referralLinkFor({ name })}
          name="referralLink"
          readOnly
          value={link}
        />
      ))}
    </section>
  );
}
