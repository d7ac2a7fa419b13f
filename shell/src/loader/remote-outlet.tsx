import { Suspense, useState } from 'react';
import { Failure, Skeleton } from 'shared/ui';
import { lazyRelease } from '#loader/lazy-release.ts';
import { ReleaseBoundary } from '#loader/release-boundary.tsx';
import { reportFailure } from '#loader/report-failure.ts';
import { useLoader } from '#loader/snapshot.tsx';

/**
 * The place in the page where a remote stands. When its release cannot be loaded or throws, the release before it
 * takes over by itself; when that fails too, a message with Retry stands here and nowhere else.
 */
export function RemoteOutlet({ name }: { name: string }) {
  const { snapshot, load } = useLoader();
  const [attempt, setAttempt] = useState(0);
  const [fallenBack, setFallenBack] = useState(false);
  const remote = snapshot.remotes[name];
  const release = fallenBack ? remote?.previous : remote?.current;

  if (remote === undefined || release === undefined) return <Unavailable onRetry={() => location.reload()} />;

  const Routes = lazyRelease(name, release, load, attempt);
  const retry = () => {
    setFallenBack(false);
    setAttempt((count) => count + 1);
  };
  const onFailure = (error: unknown) => {
    reportFailure(`${name}@${release.release}`, error);
    if (!fallenBack && remote.previous !== undefined) setFallenBack(true);
  };

  return (
    <div className="remote" data-release={`${name}@${release.release}`}>
      <ReleaseBoundary
        resetKey={`${release.release}#${attempt}`}
        onFailure={onFailure}
        fallback={fallenBack || remote.previous === undefined ? <Unavailable onRetry={retry} /> : <Pending />}
      >
        <Suspense fallback={<Pending />}>
          <Routes />
        </Suspense>
      </ReleaseBoundary>
    </div>
  );
}

function Pending() {
  return (
    <div className="page section">
      <Skeleton lines={8} label="Loading…" />
    </div>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page section">
      <h1 tabIndex={-1}>This part of the site is not available</h1>
      <Failure message="It could not be loaded just now. Everything else works; please try again." onRetry={onRetry} />
    </div>
  );
}
