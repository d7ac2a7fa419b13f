import { call } from 'shared/api';
import { getProfile } from 'shared/contract/profile';
import { useLoaded } from 'shared/load';
import { Navigate, useSearchParams } from 'shared/router';
import { Skeleton } from 'shared/ui';
import { nextPath } from '#features/sign-in/next-path.ts';
import { messages } from '#messages.en.ts';

/** A sign-in that waits for this answer much longer looks like one that failed. */
const PATIENCE_MS = 5_000;

const load = (signal: AbortSignal) => call(getProfile, { signal, timeoutMs: PATIENCE_MS });

/** Leads on from the sign-in: to the page that asked for it, else by what is known of the person. */
export function AfterSignIn() {
  const [parameters] = useSearchParams();
  const next = nextPath(parameters.get('next'));
  return next === null ? <ByProfile /> : <Navigate to={next} replace />;
}

/** Whoever has a profile comes to see, whoever has none to begin. */
function ByProfile() {
  const { loaded } = useLoaded(load);
  if (loaded.status === 'loading') {
    return (
      <div className="page section">
        <Skeleton lines={8} label={messages.statusLoading} />
      </div>
    );
  }
  const known = loaded.status === 'ready' && loaded.value.profile !== null;
  return <Navigate to={known ? '/myprofile' : '/profile'} replace />;
}
