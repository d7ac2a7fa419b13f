import { memo } from 'react';
import { useLocation } from 'shared/router';
import type { LivePage, LiveRemote } from 'shared/snapshot';
import { LaterAttendants } from '#layout/later-attendants.tsx';
import { Layout } from '#layout/layout.tsx';
import { messages } from '#layout/messages.en.ts';
import { isContact } from '#layout/navigation.ts';
import { NotFound } from '#layout/not-found.tsx';
import { SignedInOnly } from '#layout/signed-in-only.tsx';
import { usePageEffects } from '#layout/use-page-effects.ts';
import { useSignOut } from '#layout/use-sign-out.ts';
import { useLoader } from '#manifest/loader.tsx';
import { useOwner } from '#manifest/use-owner.ts';
import { OfflinePage } from '#offline/offline-page.tsx';
import { useFreshDocument } from '#offline/use-fresh-document.ts';
import { prepareNext } from '#prefetch/prepare-next.ts';
import { Pending, RemoteOutlet } from '#releases/remote-outlet.tsx';

/** The site: the page that a live release declares for this address, with everything around it. */
export function App() {
  const { pathname } = useLocation();
  const owner = useOwner(pathname);
  const { offline: fromStore } = useLoader();
  const works = owner !== 'unknown' && owner?.page.offline === true;
  const exit = useSignOut();
  useFreshDocument(pathname);
  usePageEffects(owner === 'unknown' ? null : (owner?.page ?? { title: messages.pageNotFound }));
  return (
    <Layout exit={exit} worksOffline={fromStore && !works ? undefined : works} isContact={isContact(pathname)}>
      <LaterAttendants pathname={pathname} />
      {fromStore && !works ? <OfflinePage /> : content(owner, exit.leaving)}
    </Layout>
  );
}

function content(owner: ReturnType<typeof useOwner>, leaving: boolean) {
  if (owner === 'unknown') return <Pending />;
  if (owner === null) return <NotFound />;
  return <PageContent {...owner} leaving={leaving} />;
}

function PageContent({ page, remote, leaving }: { page: LivePage; remote: LiveRemote; leaving: boolean }) {
  const outlet = (
    <SteadyOutlet key={page.remote} name={page.remote} remote={remote} chunk={page.chunk} onShown={prepareNext} />
  );
  return page.access === 'signed-in' ? <SignedInOnly leaving={leaving}>{outlet}</SignedInOnly> : outlet;
}

// React gives up prerendered markup whose remote is still loading as soon as anything above it renders anew: the page
// would collapse into its placeholder and come back.
const SteadyOutlet = memo(RemoteOutlet);
