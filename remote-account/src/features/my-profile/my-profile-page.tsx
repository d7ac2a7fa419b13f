import { Suspense, useState } from 'react';
import { call } from 'shared/api';
import { type Contacts, getUserDetail, type UserDetail } from 'shared/contract/user-detail';
import { type Loaded, useLoaded } from 'shared/load';
import { Button, ButtonLink, EmptyState, Failure, PageHead, Skeleton } from 'shared/ui';
import { WaitingNotice } from '#features/contact-change/waiting-notice.tsx';
import { AppointmentsCard } from '#features/my-profile/appointments-card.tsx';
import { DetailsCard } from '#features/my-profile/details-card.tsx';
import { PlanCard } from '#features/my-profile/plan-card.tsx';
import { PasskeyOffer } from '#features/passkeys/lazy-passkeys.ts';
import { ReferralDialog } from '#features/referral/referral-dialog.tsx';
import { ReferralsCard } from '#features/referral/referrals-card.tsx';
import { TileGroups } from '#features/tiles/tile-groups.tsx';
import { YourData } from '#features/your-data/your-data.tsx';
import '#styles/identity.css';
import '#features/my-profile/my-profile.css';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(getUserDetail, { signal });

interface Person {
  userDetail: UserDetail | null;
  contacts: Contacts;
}

export default function MyProfilePage() {
  const { loaded, reload } = useLoaded(load);
  const [referring, setReferring] = useState(false);
  const [referrals, setReferrals] = useState(0);
  // Passkeys stand in two places: a change in the one has the other look again.
  const [offers, setOffers] = useState(0);
  const [passkeys, setPasskeys] = useState(0);
  return (
    <div className="page">
      <PageHead
        crumbs={[{ to: '/', label: messages.home }]}
        here={messages.myProfile}
        kicker={messages.myProfile}
        title={greeting(loaded)}
        actions={
          <>
            <ButtonLink variant="secondary" icon="steps" to="/myplans">
              {messages.myPlans}
            </ButtonLink>
            <Button variant="secondary" icon="person-plus" onClick={() => setReferring(true)}>
              {messages.refer}
            </Button>
            <ButtonLink variant="secondary" icon="edit" to="/profile">
              {messages.myProfileEditProfile}
            </ButtonLink>
          </>
        }
      />
      {loaded.status === 'ready' && loaded.value.contacts.waiting && (
        <WaitingNotice waiting={loaded.value.contacts.waiting} onUndone={reload} />
      )}
      <div className="with-aside">
        <div className="flow">
          <PlanCard />
          <TileGroups />
        </div>
        <div className="aside">
          <Details loaded={loaded} reload={reload} />
          <AppointmentsCard />
          <ReferralsCard key={referrals} />
          <Suspense>
            <PasskeyOffer key={offers} onAdded={() => setPasskeys((before) => before + 1)} />
          </Suspense>
        </div>
      </div>
      <YourData passkeys={{ turn: passkeys, onChange: () => setOffers((before) => before + 1) }} />
      <ReferralDialog
        open={referring}
        onClose={() => setReferring(false)}
        onSaved={() => setReferrals((before) => before + 1)}
      />
    </div>
  );
}

const greeting = (loaded: Loaded<Person>): string => {
  const name = loaded.status === 'ready' ? loaded.value.userDetail?.name : undefined;
  return name === undefined ? messages.namaste : messages.namasteTo({ name: firstName(name) });
};

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

function Details({ loaded, reload }: { loaded: Loaded<Person>; reload: () => void }) {
  if (loaded.status === 'failed') return <Failure message={messages.failedToFetchUserDetails} onRetry={reload} />;
  if (loaded.status === 'ready') {
    const { userDetail, contacts } = loaded.value;
    if (userDetail !== null) return <DetailsCard details={userDetail} contacts={contacts} onChanged={reload} />;
    return (
      <EmptyState
        title={messages.noDetailsYet}
        action={<ButtonLink to="/welcome">{messages.addYourDetails}</ButtonLink>}
      >
        {messages.yourNameEmail}
      </EmptyState>
    );
  }
  return (
    <section className="card my-profile__loading" aria-label={messages.yourDetails}>
      <p className="quiet" aria-hidden="true">
        {messages.loading}
      </p>
      <Skeleton lines={5} label={messages.loading} />
    </section>
  );
}
