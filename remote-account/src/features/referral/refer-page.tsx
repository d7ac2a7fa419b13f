import { REFERRAL_PRODUCTS, type Referral } from 'shared/contract/referral';
import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { Navigate } from 'shared/router';
import { type Posted, usePosted } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead, useHydrated } from 'shared/ui';
import { LABELS, TOLD } from '#features/referral/labels.ts';
import { OwnReferrals } from '#features/referral/own-referrals.tsx';
import '#features/referral/referral.css';
import { messages } from '#features/referral/messages.en.ts';

interface Shown {
  referrals: Referral[];
  /** Id of the one that was just saved. */
  saved?: string;
}

/** Referring without scripts, where the dialog of /myprofile cannot open. With scripts that is the better place. */
export function ReferPage() {
  const posted = usePosted('referral');
  const view = usePosted('view');
  const data = (posted ?? view)?.data as Shown | undefined;
  if (useHydrated()) return <Navigate to="/myprofile" replace />;
  return (
    <div className="page">
      <PageHead title={messages.referFriendOrFamilyMember} lead={TOLD} crumbs={[{ to: '/', label: messages.home }]} />
      <div className="flow">
        {data?.referrals.some(({ id }) => id === data.saved) && (
          <Notice kind="success">{messages.referralSavedSuccessfully}</Notice>
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
      <ButtonLink to="/signin?next=/refer">{messages.signIn}</ButtonLink>
    </div>
  </>
);

function PlainReferral({ posted }: { posted: Posted | undefined }) {
  const errors = posted?.errors ?? {};
  const text = (name: keyof typeof LABELS) => ({
    ...{ label: LABELS[name], name, error: errors[name] },
    defaultValue: String(posted?.values[name] ?? ''),
  });
  return (
    <form method="post" className="card referral-form" noValidate aria-label={messages.referFriendOrFamilyMember}>
      <input type="hidden" name="form" value="referral" />
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={0} />
      {posted?.message && (
        <Notice kind="error" title={messages.failedToSaveReferral}>
          {posted.message}
        </Notice>
      )}
      <Field {...text('name')} autoComplete="off" required />
      <div className="referral-form__pair">
        <Field {...text('phoneNumber')} type="tel" inputMode="tel" autoComplete="off" required />
        <Field {...text('email')} type="email" autoComplete="off" required />
        <Field {...text('relation')} defaultValue={posted ? String(posted.values.relation) : 'friend'} as="select">
          <option value="friend">{messages.friend}</option>
          <option value="family">{messages.family}</option>
        </Field>
        <Field {...text('productOfInterest')} as="select">
          {REFERRAL_PRODUCTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </div>
      <div>
        <Button type="submit">{messages.saveReferral}</Button>
      </div>
    </form>
  );
}
