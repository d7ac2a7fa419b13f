import '#styles/identity.css';
import '#features/my-profile/my-profile.css';
import { Suspense, useState } from 'react';
import { call } from 'shared/api';
import { ComingAppointments } from 'shared/coming-appointments';
import { comingAppointments } from 'shared/contract/appointment';
import { type Contacts, getUserDetail, type UserDetail } from 'shared/contract/user-detail';
import { shownPhone } from 'shared/format/phone-text';
import { type Loaded, useLoaded } from 'shared/load';
import { Link } from 'shared/router';
import { Button, ButtonLink, EmptyState, Failure, PageHead, Skeleton } from 'shared/ui';
import { EmailDialog } from '#features/contact-change/email-dialog.tsx';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';
import { WaitingNotice } from '#features/contact-change/waiting-notice.tsx';
import { maskedPhone } from '#features/my-profile/masked-phone.ts';
import { PlanCard } from '#features/my-profile/plan-card.tsx';
import { PasskeyOffer } from '#features/passkeys/lazy-passkeys.ts';
import { ReferralDialog } from '#features/referral/referral-dialog.tsx';
import { ReferralsCard } from '#features/referral/referrals-card.tsx';
import { TileGroups } from '#features/tiles/tile-groups.tsx';
import { YourData } from '#features/your-data/your-data.tsx';
import { messages } from '#messages.en.ts';

const loadAppointments = (signal: AbortSignal) =>
  call(comingAppointments, { signal }).then(({ appointments }) => appointments);

/** When the advisor calls, for whoever has booked; nobody else needs a card about it. */
export function AppointmentsCard() {
  const { loaded, reload } = useLoaded(loadAppointments);
  if (loaded.status === 'failed') return <Failure message={messages.appointmentsNotLoaded} onRetry={reload} />;
  if (loaded.status === 'loading' || loaded.value.length === 0) return null;
  return (
    <section className="card" aria-labelledby="your-appointments">
      <div className="card__head">
        <h2 id="your-appointments">{messages.appointmentsHeading}</h2>
      </div>
      <ComingAppointments appointments={loaded.value} />
    </section>
  );
}

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
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        here={messages.myProfileTitle}
        kicker={messages.myProfileTitle}
        title={greeting(loaded)}
        actions={
          <>
            <ButtonLink variant="secondary" icon="steps" to="/myplans">
              {messages.plansTitle}
            </ButtonLink>
            <Button variant="secondary" icon="person-plus" onClick={() => setReferring(true)}>
              {messages.actionRefer}
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
  return name === undefined ? messages.greeting : messages.namasteTo({ name: firstName(name) });
};

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

function Details({ loaded, reload }: { loaded: Loaded<Person>; reload: () => void }) {
  if (loaded.status === 'failed') return <Failure message={messages.detailsLoadFailed} onRetry={reload} />;
  if (loaded.status === 'ready') {
    const { userDetail, contacts } = loaded.value;
    if (userDetail !== null) return <DetailsCard details={userDetail} contacts={contacts} onChanged={reload} />;
    return (
      <EmptyState
        title={messages.detailsEmptyTitle}
        action={<ButtonLink to="/welcome">{messages.detailsEmptyAction}</ButtonLink>}
      >
        {messages.detailsEmptyText}
      </EmptyState>
    );
  }
  return (
    <section className="card my-profile__loading" aria-label={messages.detailsHeading}>
      <p className="quiet" aria-hidden="true">
        {messages.statusLoading}
      </p>
      <Skeleton lines={5} label={messages.statusLoading} />
    </section>
  );
}

interface DetailsCardProps {
  details: UserDetail;
  contacts: Contacts;
  /** Called after a contact has changed on the server, or is going to. */
  onChanged: () => void;
}

function DetailsCard({ details, contacts, onChanged }: DetailsCardProps) {
  const [changing, setChanging] = useState(false);
  return (
    <section className="card" aria-labelledby="your-details">
      <div className="card__head">
        <h2 id="your-details">{messages.detailsHeading}</h2>
        <Link to="/welcome">{messages.detailsLinkEdit}</Link>
      </div>
      <dl className="identity">
        <div>
          <dt>{messages.fieldName}</dt>
          <dd>{details.name}</dd>
        </div>
        <div>
          <dt>{messages.detailsTermPan}</dt>
          <dd>{details.panNumber ?? 'N/A'}</dd>
        </div>
        <div>
          <dt>{messages.fieldEmail}</dt>
          <dd>
            <EmailRow email={details.email} contacts={contacts} onChanged={onChanged} />
          </dd>
        </div>
        <div>
          <dt>{messages.fieldMobile}</dt>
          <dd>
            {shownPhone(maskedPhone(details.mobileNumber))}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => setChanging(true)}
              aria-label={messages.labelChangeMobile}
            >
              {messages.actionChange}
            </button>
          </dd>
        </div>
      </dl>
      <PhoneDialog open={changing} onClose={() => setChanging(false)} onChanged={onChanged} />
    </section>
  );
}

interface EmailRowProps {
  email: string;
  contacts: Contacts;
  onChanged: () => void;
}

/** The address of the details, and whether a code has proven it. */
function EmailRow({ email, contacts, onChanged }: EmailRowProps) {
  const [proving, setProving] = useState(false);
  if (contacts.email === email.toLowerCase()) return email;
  return (
    <>
      {email} <span className="quiet nowrap">{messages.emailUnproven}</span>{' '}
      <button type="button" className="text-button" onClick={() => setProving(true)}>
        {messages.emailActionProve}
      </button>
      <EmailDialog
        open={proving}
        email={email}
        replaces={contacts.email !== null}
        onClose={() => setProving(false)}
        onChanged={onChanged}
      />
    </>
  );
}
