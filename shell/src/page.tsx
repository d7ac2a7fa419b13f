import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { App } from '#app.tsx';
import type { DocumentData } from '#document-data.ts';
import type { Directory } from '#loader/directory.ts';
import { type Loader, LoaderProvider } from '#loader/snapshot.tsx';

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
    <SiteProvider facts={useFacts(data.site, loader.directory)} pageData={data.pageData}>
      <LoaderProvider loader={{ snapshot: data.snapshot, preview: data.preview, offline: data.offline, ...loader }}>
        {router(<App />)}
      </LoaderProvider>
    </SiteProvider>
  );
}

/** The facts with the long texts, once the directory has brought them: no page that shows them is shown before. */
function useFacts(site: DocumentData['site'], directory: Directory): SiteFacts {
  const whole = useSyncExternalStore(directory.subscribe, directory.current, () => null);
  const texts = site.home === undefined ? whole?.texts : undefined;
  return useMemo(() => ({ ...site, ...texts }) as SiteFacts, [site, texts]);
}
