import '#features/referral/referral.css';
import { call } from 'shared/api';
import { listReferrals, type Referral } from 'shared/contract/referral';
import { useLoaded } from 'shared/load';
import { Failure, Skeleton } from 'shared/ui';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(listReferrals, { signal }).then(({ referrals }) => referrals);

/** Whom one has referred, and whether the link was used. */
export function ReferralsCard() {
  const { loaded, reload } = useLoaded(load);
  if (loaded.status === 'failed') return <Failure message={messages.referralsNotLoaded} onRetry={reload} />;
  return (
    <section className="card" aria-labelledby="your-referrals">
      <div className="card__head">
        <h2 id="your-referrals">{messages.referralsHeading}</h2>
      </div>
      {loaded.status === 'loading' && <Skeleton lines={2} label={messages.statusLoading} />}
      {loaded.status === 'ready' && loaded.value.length === 0 && <p className="quiet">{messages.referralsEmpty}</p>}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <ul className="referrals">
          {loaded.value.map((referral) => (
            <li key={referral.id}>
              <b>{referral.name ?? messages.friendOrFamilyMember}</b>
              <span>{outcome(referral)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcome({ joined, opened, agreed, name }: Referral): string {
  if (joined) return messages.referralSignedIn;
  if (agreed) return messages.referralAgreed;
  if (name === null) return messages.referralRefused;
  if (opened === 0) return messages.referralInvited;
  return messages.invitedAndOpened({ opened });
}
