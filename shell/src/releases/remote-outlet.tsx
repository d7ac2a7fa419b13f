import { Component, type ReactNode, Suspense, startTransition, useEffect, useReducer, useState } from 'react';
import type { LiveRemote } from 'shared/snapshot';
import { Failure, Skeleton } from 'shared/ui';
import { type Loader, useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';
import { focusShown, whenRendered } from '#navigation/when-rendered.ts';
import { useOffline } from '#offline/connection.ts';
import { OfflinePage } from '#offline/offline-page.tsx';
import { refreshBroken } from '#releases/broken-files.ts';
import { attemptOf, giveUp, tryAgain, usableRelease } from '#releases/fallback.ts';
import { lazyRelease, ready } from '#releases/lazy-release.ts';
import { reportFailure } from '#releases/report-failure.ts';
import { replayTyping } from '#start/replay-typing.ts';

interface Props {
  name: string;
  remote: LiveRemote;
  /** The bundle of the page at this address, if it has one of its own. */
  chunk: string | undefined;
  /** Called when a release has come alive. Kept by its caller: another one would be called anew. */
  onShown: (loader: Loader) => void;
}

/**
 * The place in the page where a remote stands. When its release cannot be loaded or throws, the release before it
 * takes over by itself; when that fails too, a message with Retry stands here and nowhere else.
 */
export function RemoteOutlet({ name, remote, chunk, onShown }: Props) {
  const { load } = useLoader();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const release = usableRelease(name, remote);
  const attempt = attemptOf(name);

  if (release === undefined) {
    const retry = async () => {
      await refreshBroken();
      // Whoever went away and came back may have had it tried since: what came must stay.
      if (attemptOf(name) === attempt) tryAgain(name, remote);
      lookAgain();
    };
    return <Unavailable name={name} attempt={attempt} onRetry={retry} />;
  }

  const spare = release === remote.current ? remote.previous : undefined;
  const shown = `${name}@${release.release}`;
  const Routes = lazyRelease({ name, release, spare, load, chunk });
  const onFailure = async (error: unknown) => {
    reportFailure(shown, error);
    giveUp(name, release);
    // Shown in one step once it is there: React would first put a placeholder in its place, and that stands for 300 ms.
    const next = usableRelease(name, remote);
    if (next !== undefined) await ready({ name, release: next, spare: undefined, load, chunk });
    startTransition(lookAgain);
  };

  return (
    <ReleaseBoundary resetKey={`${shown}#${attempt}`} onFailure={onFailure} fallback={<Pending />}>
      <Suspense fallback={<Pending />}>
        {/* Inside the boundary: the page never claims a release that it does not show. */}
        <div className="remote" data-release={shown} lang={release.lang}>
          <Routes />
          <Shown release={shown} attempt={attempt} onShown={onShown} />
        </div>
      </Suspense>
    </ReleaseBoundary>
  );
}

/** Notes in the browser's timeline when a release has come alive: its effects run only after everything beside it is there. */
function Shown({ release, attempt, onShown }: { release: string; attempt: number } & Pick<Props, 'onShown'>) {
  const loader = useLoader();
  useFocusAfterRetry(attempt);
  useEffect(() => {
    performance.mark(`shown ${release}`);
    replayTyping();
    onShown(loader);
  }, [release, loader, onShown]);
  return null;
}

/** The button for another try takes the focus away with it: what comes in its place gets it. */
function useFocusAfterRetry(attempt: number): void {
  useEffect(() => {
    if (attempt === 0 || document.activeElement !== document.body) return;
    return whenRendered((main) => focusShown(main.querySelector('h1')));
  }, [attempt]);
}

export function Pending() {
  return (
    <div className="page section pending">
      <Skeleton lines={8} label={messages.statusLoading} />
    </div>
  );
}

function Unavailable({ name, attempt, onRetry }: { name: string; attempt: number; onRetry: () => void }) {
  const [offline] = useState(useOffline());
  const [busy, setBusy] = useState(false);
  useFocusAfterRetry(attempt);
  useEffect(() => void performance.mark(`unavailable ${name}`), [name]);
  // For as long as it stands here: it gives way by itself.
  if (offline) return <OfflinePage />;
  const retry = () => {
    setBusy(true);
    onRetry();
  };
  return (
    <div className="page section">
      <h1 tabIndex={-1}>{messages.partNotAvailable}</h1>
      <Failure message={messages.couldNotBeLoaded} busy={busy} onRetry={retry} />
    </div>
  );
}

interface ReleaseBoundaryProps {
  /** Changes when another release or another attempt is shown: the boundary then starts afresh. */
  resetKey: string;
  /** Told once per failure, after React has given up on the release's part of the tree. */
  onFailure: (error: unknown) => void;
  /** Shown from a failure until `resetKey` changes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches whatever a release throws while it loads or renders, so that the header, the footer and all other pages stay. */
class ReleaseBoundary extends Component<ReleaseBoundaryProps, { failedKey: string | null }> {
  override state = { failedKey: null };

  static getDerivedStateFromError() {
    return { failedKey: '' };
  }

  static getDerivedStateFromProps(props: ReleaseBoundaryProps, state: { failedKey: string | null }) {
    if (state.failedKey === '') return { failedKey: props.resetKey };
    return state.failedKey !== null && state.failedKey !== props.resetKey ? { failedKey: null } : null;
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}
