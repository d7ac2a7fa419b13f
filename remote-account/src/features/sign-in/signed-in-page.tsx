import { useEffect, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { refreshSession } from 'shared/contract/identity';
import type { Consent } from 'shared/contract/me';
import { Navigate } from 'shared/router';
import { usePosted } from 'shared/site';
import { Button, ButtonLink, Failure, Notice, PageHead, Skeleton, useHydrated } from 'shared/ui';
import { ConsentBoxes } from '#features/first-save/consent-boxes.tsx';
import { AfterSignIn } from '#features/sign-in/after-sign-in.tsx';
import { messages } from '#messages.en.ts';

/**
 * Where signing in without scripts leads. The session lies in a cookie that no script can read, so the page can only say
 * so; a browser whose scripts have come takes the session over and goes on.
 */
export default function SignedInPage() {
  // The page answers a refused change of the consents as well, without the boxes then.
  const view = usePosted('view')?.data as { consents: Consent[] } | undefined;
  const signedIn = view !== undefined;
  const title = signedIn ? messages.youAreSignedInNow : messages.signedInTitle;
  return (
    <div className="page">
      <PageHead title={title} crumbs={[{ to: '/', label: messages.crumbHome }]} />
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
  return <Skeleton lines={4} label={messages.statusLoading} />;
}

/** What can be done here in a browser without scripts. */
function WithoutScripts({ consents }: { consents: readonly Consent[] | null }) {
  if (consents === null) {
    return (
      <div className="flow">
        <Notice kind="info">{messages.signedInNobody}</Notice>
        <div className="button-row">
          <ButtonLink to="/signin">{messages.signInTitle}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="flow">
      <Notice kind="success" title={messages.signedInHere}>
        {messages.signInYourProfile}
      </Notice>
      <div className="stack">
        <h2 className="small">{messages.signedInHeadingScripts}</h2>
        <div className="button-row">
          <ButtonLink to="/refer">{messages.referFriendOrFamilyMember}</ButtonLink>
          <ButtonLink to="/contactus/appointment" variant="secondary">
            {messages.actionBook}
          </ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.signedInActionQuery}
          </ButtonLink>
        </div>
      </div>
      <form method="post" className="card" aria-label={messages.consentsLabel}>
        <input type="hidden" name="form" value="consents" />
        <div className="flow">
          <ConsentBoxes consents={consents} />
          <div>
            <Button type="submit" variant="secondary">
              {messages.consentsAction}
            </Button>
          </div>
        </div>
      </form>
      <form method="post">
        <input type="hidden" name="form" value="sign-out" />
        <Button type="submit" variant="quiet">
          {messages.actionSignOut}
        </Button>
      </form>
    </div>
  );
}
