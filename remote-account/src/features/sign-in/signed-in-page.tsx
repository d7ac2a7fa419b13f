import { useEffect, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { refreshSession } from 'shared/contract/identity';
import type { Consent } from 'shared/contract/me';
import { Navigate } from 'shared/router';
import { usePosted } from 'shared/site';
import { Failure, PageHead, Skeleton, useHydrated } from 'shared/ui';
import { AfterSignIn } from '#features/sign-in/after-sign-in.tsx';
import { messages } from '#features/sign-in/messages.en.ts';
import { WithoutScripts } from '#features/sign-in/without-scripts.tsx';

/**
 * Where signing in without scripts leads. The session lies in a cookie that no script can read, so the page can only say
 * so; a browser whose scripts have come takes the session over and goes on.
 */
export function SignedInPage() {
  // The page answers a refused change of the consents as well, without the boxes then.
  const view = usePosted('view')?.data as { consents: Consent[] } | undefined;
  const signedIn = view !== undefined;
  const title = signedIn ? messages.youAreSignedInNow : messages.signedIn;
  return (
    <div className="page">
      <PageHead title={title} crumbs={[{ to: '/', label: messages.home }]} />
      {useHydrated() && signedIn ? <TakeOver /> : <WithoutScripts consents={view?.consents ?? null} />}
    </div>
  );
}

function TakeOver() {
  const [outcome, setOutcome] = useState<'asking' | 'here' | 'nobody' | 'failed'>('asking');
  useEffect(() => {
    if (outcome !== 'asking') return;
    call(refreshSession).then(
      ({ token, user }) => {
        signIn(token, user);
        setOutcome('here');
      },
      (error: unknown) => setOutcome(error instanceof ApiError && error.status === 401 ? 'nobody' : 'failed'),
    );
  }, [outcome]);
  if (outcome === 'here') return <AfterSignIn />;
  if (outcome === 'nobody') return <Navigate to="/signin" replace />;
  if (outcome === 'failed') return <Failure message={messages.sessionNotRead} onRetry={() => setOutcome('asking')} />;
  return <Skeleton lines={4} label={messages.loading} />;
}
