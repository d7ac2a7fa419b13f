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
        <p className="quiet">None yet. A referral gives you a link to share; nobody is contacted by us.</p>
      )}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <ul className="referrals">
          {loaded.value.map((referral) => (
            <li key={referral.id}>
              <b>{referral.name}</b>
              <span>{outcome(referral)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcome({ joined, opened }: Referral): string {
  if (joined) return 'Signed in';
  if (opened === 0) return 'Link not opened yet';
  return opened === 1 ? 'Link opened once' : `Link opened ${opened} times`;
}
