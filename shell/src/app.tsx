import { useLocation } from 'shared/router';
import { findPage, type LivePage } from 'shared/snapshot';
import { Layout } from '#layout/layout.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { SignedInOnly } from '#layout/signed-in-only.tsx';
import { usePageEffects } from '#layout/use-page-effects.ts';
import { useSignOut } from '#layout/use-sign-out.ts';
import { RemoteOutlet } from '#loader/remote-outlet.tsx';
import { useSnapshot } from '#loader/snapshot.tsx';

/** The site: the page that a live release declares for this address, with everything around it. */
export function App() {
  const { pathname } = useLocation();
  const { pages } = useSnapshot();
  const page = findPage(pages, pathname)?.page;
  const { leaving, signOut } = useSignOut();
  usePageEffects(page ?? { title: 'Page not found' });
  return (
    <Layout onSignOut={signOut}>
      {page === undefined ? <NotFound /> : <PageContent page={page} leaving={leaving} />}
    </Layout>
  );
}

function PageContent({ page, leaving }: { page: LivePage; leaving: boolean }) {
  const outlet = <RemoteOutlet key={page.remote} name={page.remote} />;
  return page.access === 'signed-in' ? <SignedInOnly leaving={leaving}>{outlet}</SignedInOnly> : outlet;
}
