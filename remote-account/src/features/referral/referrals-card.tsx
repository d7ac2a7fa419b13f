import '#features/referral/referral.css';
import { call } from 'shared/api';
import { listReferrals, type Referral } from 'shared/contract/referral';
import { useLoaded } from 'shared/load';
import { Failure, Skeleton } from 'shared/ui';

const load = (signal: AbortSignal) => call(listReferrals, { signal }).then(({ referrals }) => referrals);

/** Whom one has referred, and whether the link was used. */
export function ReferralsCard() {
  const { loaded, reload } = useLoaded(load);
  if (loaded.status === 'failed') return <Failure message="Your referrals could not be loaded." onRetry={reload} />;
  return (
    <section className="card" aria-labelledby="your-referrals">
      <div className="card__head">
        <h2 id="your-referrals">Your referrals</h2>
      </div>
      {loaded.status === 'loading' && <Skeleton lines={2} label="Loading..." />}
      {loaded.status === 'ready' && loaded.value.length === 0 && (
        <p className="quiet">None yet. Whoever you refer gets one mail and decides whether we keep their details.</p>
      )}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <ul className="referrals">
          {loaded.value.map((referral) => (
            <li key={referral.id}>
              <b>{referral.name ?? 'A friend or family member'}</b>
              <span>{outcome(referral)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcome({ joined, opened, agreed, name }: Referral): string {
  if (joined) return 'Signed in';
  if (agreed) return 'Agreed to be contacted';
  if (name === null) return 'Not agreed; their details are removed';
  if (opened === 0) return 'Invited, not agreed yet';
  return `Invited, not agreed yet; your link was opened ${opened === 1 ? 'once' : `${opened} times`}`;
}
