import type { ReactNode } from 'react';
import { SiteProvider } from 'shared/site';
import { App } from '#app.tsx';
import type { DocumentData } from '#document-data.ts';
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
    <SiteProvider facts={data.site} pageData={data.pageData}>
      <LoaderProvider loader={{ snapshot: data.snapshot, preview: data.preview, offline: data.offline, ...loader }}>
        {router(<App />)}
      </LoaderProvider>
    </SiteProvider>
  );
}
