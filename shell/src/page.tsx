import type { ReactNode } from 'react';
import { SiteProvider } from 'shared/site';
import { App } from '#app.tsx';
import type { DocumentData } from '#document-data.ts';
import { LoaderProvider, type LoadRelease } from '#loader/snapshot.tsx';

interface Props {
  data: DocumentData;
  load: LoadRelease;
  /** Wraps the page in the browser's router or in the renderer's. */
  router: (page: ReactNode) => ReactNode;
}

/** The whole React tree of a page: the same on the server and in the browser. */
export function Page({ data, load, router }: Props) {
  return (
    <SiteProvider facts={data.site} pageData={data.pageData}>
      <LoaderProvider snapshot={data.snapshot} load={load}>
        {router(<App />)}
      </LoaderProvider>
    </SiteProvider>
  );
}
