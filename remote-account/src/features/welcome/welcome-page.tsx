import { Suspense, useState } from 'react';
import { call } from 'shared/api';
import { getUserDetail } from 'shared/contract/user-detail';
import { knownPerson } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, ButtonLink, Failure, PageHead, Skeleton } from 'shared/ui';
import { PasskeyOffer } from '#features/passkeys/lazy-passkeys.ts';
import { ReferralDialog } from '#features/referral/referral-dialog.tsx';
import { TileGroups } from '#features/tiles/tile-groups.tsx';
import { DetailsForm } from '#features/welcome/details-form.tsx';
import '#features/welcome/welcome.css';
import { messages } from '#features/welcome/messages.en.ts';

const load = (signal: AbortSignal) => call(getUserDetail, { signal });

export function WelcomePage() {
  const { loaded, reload } = useLoaded(load);
  const [referring, setReferring] = useState(false);
  return (
    <div className="page">
      <PageHead
        title={messages.welcome}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.tellUsHow}
        actions={
          <>
            <ButtonLink variant="secondary" icon="calendar" to="/contactus?tab=appointment">
              {messages.bookAnAppointment}
            </ButtonLink>
            <Button variant="secondary" icon="person-plus" onClick={() => setReferring(true)}>
              {messages.refer}
            </Button>
          </>
        }
      />
      <div className="welcome">
        <div className="welcome__details">
          <section className="card" aria-labelledby="welcome-details">
            <h2 id="welcome-details" className="small">
              {messages.yourDetails}
            </h2>
            {loaded.status === 'loading' && <Skeleton lines={8} label={messages.loading} />}
            {loaded.status === 'failed' && <Failure message={messages.failedToFetchUserDetails} onRetry={reload} />}
            {loaded.status !== 'loading' && (
              <DetailsForm
                key={loaded.status}
                saved={loaded.status === 'ready' ? loaded.value.userDetail : null}
                known={knownPerson(loaded.status === 'ready' ? loaded.value : { userDetail: null })}
                asksAge={loaded.status === 'ready' && loaded.value.asksAge === true}
              />
            )}
          </section>
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        </div>
        <div>
          <TileGroups />
        </div>
      </div>
      <ReferralDialog open={referring} onClose={() => setReferring(false)} />
    </div>
  );
}
