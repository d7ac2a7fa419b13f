import { call } from 'shared/api';
import { getProfile } from 'shared/contract/profile';
import { Navigate } from 'shared/router';
import { Skeleton } from 'shared/ui';
import { useLoaded } from '#loading/use-loaded.ts';

/** A sign-in that waits for this answer much longer looks like one that failed. */
const PATIENCE_MS = 5_000;

const load = (signal: AbortSignal) => call(getProfile, { signal, timeoutMs: PATIENCE_MS });

/** Leads on from the sign-in where no page asked for it: whoever has a profile is here to see, whoever has none to begin. */
export function AfterSignIn() {
  const { loaded } = useLoaded(load);
  if (loaded.status === 'loading') {
    return (
      <div className="page section">
        <Skeleton lines={8} label="Loading..." />
      </div>
    );
  }
  const known = loaded.status === 'ready' && loaded.value.profile !== null;
  return <Navigate to={known ? '/myprofile' : '/profile'} replace />;
}
