import { useEffect, useState } from 'react';
import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { getUserDetail } from 'shared/contract/user-detail';

export interface KnownPerson {
  name: string;
  email: string;
}

const NOBODY: KnownPerson = { name: '', email: '' };

/** Saved name and email of a signed-in person, empty texts for everybody else, null until that is known. */
export function useKnownPerson(): KnownPerson | null {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const restored = useAuth((auth) => auth.restored);
  const [person, setPerson] = useState<KnownPerson | null>(null);

  useEffect(() => {
    if (!restored) return;
    if (!signedIn) return setPerson(NOBODY);
    const controller = new AbortController();
    const settle = (known: KnownPerson) => !controller.signal.aborted && setPerson(known);
    call(getUserDetail, { signal: controller.signal }).then(
      ({ userDetail }) => settle(userDetail ?? NOBODY),
      () => settle(NOBODY),
    );
    return () => controller.abort();
  }, [restored, signedIn]);

  return person;
}
