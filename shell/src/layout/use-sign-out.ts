import { useEffect, useState } from 'react';
import { forgetSession } from 'shared/auth';
import { useLocation, useNavigate } from 'shared/router';
import { clearDrafts, toast } from 'shared/ui';
import { pagePath } from '#manifest/page-path.ts';
import { messages } from '#messages.en.ts';

export interface SignOut {
  /** True from the press until home is shown: meanwhile a signed-in page must not send the visitor to the sign-in. */
  leaving: boolean;
  /** Ends the session on the server and in this browser, and goes home. */
  signOut: () => void;
}

export function useSignOut(): SignOut {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathname === '/') setLeaving(false);
  }, [pathname]);

  const signOut = async () => {
    setLeaving(true);
    const from = location.href;
    const ended = await endOnServer();
    forgetSession();
    clearDrafts();
    // Whoever has gone to another page meanwhile stays there, if it is not one for signed-in people.
    if (location.href !== from || pagePath(location.pathname) === '/') setLeaving(false);
    else navigate('/');
    if (!ended) toast(messages.signedOutHereOnly, 'error');
  };
  return { leaving, signOut };
}

async function endOnServer(): Promise<boolean> {
  try {
    const [{ ApiError, call }, contract] = await Promise.all([
      import('shared/api'),
      import('shared/contract/identity'),
    ]);
    // 401 says that the session was over already.
    await call(contract.signOut, { timeoutMs: 5_000 }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    });
    return true;
  } catch {
    return false;
  }
}
