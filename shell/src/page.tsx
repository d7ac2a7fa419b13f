import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'shared/router';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { type LivePage, type LiveRemote, leadsOf, type Snapshot } from 'shared/snapshot';
import { Layout } from '#layout/layout.tsx';
import { LazyGlobalListeners } from '#layout/lazy-global-listeners.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { SignedInOnly } from '#layout/signed-in-only.tsx';
import { usePageEffects } from '#layout/use-page-effects.ts';
import { useSignOut } from '#layout/use-sign-out.ts';
import type { Directory } from '#manifest/directory.ts';
import type { DocumentData } from '#manifest/document-data.ts';
import { type Loader, LoaderProvider, useLoader } from '#manifest/loader.tsx';
import { useOwner } from '#manifest/use-owner.ts';
import { messages } from '#messages.en.ts';
import { isContact } from '#navigation/navigation.ts';
import { OfflinePage } from '#offline/offline-page.tsx';
import { useFreshDocument } from '#offline/use-fresh-document.ts';
import { prepareNext } from '#prefetch/prepare-next.ts';
import { Pending, RemoteOutlet } from '#releases/remote-outlet.tsx';

/** The site: the page that a live release declares for this address, with everything around it. */
function App() {
  const { pathname } = useLocation();
  const owner = useOwner(pathname);
  const { offline: fromStore } = useLoader();
  const works = owner !== 'unknown' && owner?.page.offline === true;
  const exit = useSignOut();
  useFreshDocument(pathname);
  usePageEffects(owner === 'unknown' ? null : (owner?.page ?? { title: messages.missingPageTitle }));
  return (
    <Layout exit={exit} worksOffline={fromStore && !works ? undefined : works} isContact={isContact(pathname)}>
      <LazyGlobalListeners pathname={pathname} />
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

interface Props {
  data: DocumentData;
  /** How releases and the rest of the snapshot come. */
  loader: Pick<Loader, 'directory' | 'load'>;
  /** Wraps the page in the browser's router or in the renderer's. */
  router: (page: ReactNode) => ReactNode;
}

/** The whole React tree of a page: the same on the server and in the browser. */
export function Page({ data, loader, router }: Props) {
  return (
    <Facts data={data} directory={loader.directory}>
      <LoaderProvider loader={{ snapshot: data.snapshot, preview: data.preview, offline: data.offline, ...loader }}>
        {router(<App />)}
      </LoaderProvider>
    </Facts>
  );
}

/**
 * The facts with the long texts, once the directory has brought them: no page that shows them is shown before. A component
 * of its own, so that the tree below is not made anew when they come. They come in a transition: what the server has
 * rendered of a part whose code is still on its way would be thrown away by any other change of a context above it.
 */
function Facts({ data, directory, children }: { data: DocumentData; directory: Directory; children: ReactNode }) {
  const [whole, setWhole] = useState<Snapshot | null>(null);
  useEffect(() => {
    const take = () => startTransition(() => setWhole(directory.current()));
    take();
    return directory.subscribe(take);
  }, [directory]);
  const { site, pageData, posted, snapshot } = data;
  const texts = site.home === undefined ? whole?.texts : undefined;
  const facts = useMemo(() => ({ ...site, ...texts }) as SiteFacts, [site, texts]);
  return (
    <SiteProvider facts={facts} pageData={pageData} posted={posted} leads={leadsOf(whole ?? snapshot)}>
      {children}
    </SiteProvider>
  );
}
