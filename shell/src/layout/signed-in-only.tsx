import { Fragment, type ReactNode } from 'react';
import { useAuth } from 'shared/auth';
import { Navigate, useAddress, useLocation } from 'shared/router';
import { Skeleton } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface SignedInOnlyProps {
  /** True while a sign-out is on its way home. */
  leaving: boolean;
  children: ReactNode;
}

/** Sends visitors who are not signed in to the sign-in, which brings them back. The server cannot know, so it shows a waiting page. */
export function SignedInOnly({ leaving, children }: SignedInOnlyProps) {
  const restored = useAuth((state) => state.restored);
  const person = useAuth(({ user }) => user?.id);
  const { pathname, search } = useLocation();
  const withoutScripts = useAddress('/signin/done');
  // Another tab may have gone from one person to the next while this one slept: each has the page drawn anew.
  if (person !== undefined) return <Fragment key={person}>{children}</Fragment>;
  if (restored && !leaving) return <Navigate to={`/signin?next=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <div className="page section">
      <noscript>
        <p>{messages.needsScripts({ done: (words) => <a href={withoutScripts}>{words}</a> })}</p>
      </noscript>
      <Skeleton lines={8} label={messages.statusLoading} />
    </div>
  );
}
