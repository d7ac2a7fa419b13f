import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { leadsOf, type Snapshot } from 'shared/snapshot';
import { App } from '#app.tsx';
import type { Directory } from '#manifest/directory.ts';
import type { DocumentData } from '#manifest/document-data.ts';
import { type Loader, LoaderProvider } from '#manifest/loader.tsx';

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
