import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { getUserDetail } from 'shared/contract/user-detail';
import { useLoaded } from 'shared/load';

export interface KnownPerson {
  name: string;
  email: string;
}

const NOBODY: KnownPerson = { name: '', email: '' };

const load = (signal: AbortSignal) => call(getUserDetail, { signal }).then(({ userDetail }) => userDetail ?? NOBODY);

/** Saved name and email of a signed-in person, empty texts for everybody else, null until that is known. */
export function useKnownPerson(): KnownPerson | null {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const restored = useAuth((auth) => auth.restored);
  const { loaded } = useLoaded(restored && signedIn ? load : null);
  if (!restored) return null;
  if (!signedIn || loaded.status === 'failed') return NOBODY;
  return loaded.status === 'ready' ? loaded.value : null;
}
