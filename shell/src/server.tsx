import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { prerender } from 'react-dom/static';
import * as api from 'shared/api';
import * as auth from 'shared/auth';
import { prefixOf } from 'shared/language';
import type { RemoteRoutes } from 'shared/remote';
import * as router from 'shared/router';
import { StaticRouter } from 'shared/router/static';
import * as site from 'shared/site';
import * as ui from 'shared/ui';
import type { Directory } from '#manifest/directory.ts';
import type { DocumentData } from '#manifest/document-data.ts';
import { Page } from '#page.tsx';

/** The packages that remotes' server builds take from the host instead of bringing their own. */
export const provides: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'shared/api': api,
  'shared/auth': auth,
  'shared/router': router,
  'shared/site': site,
  'shared/ui': ui,
};

/** A render is one page: nobody navigates in it. */
const noDirectory: Directory = {
  current: () => null,
  load: () => Promise.reject(new Error('There is no directory in the renderer.')),
  subscribe: () => () => {},
};

/**
 * Renders the page at `url` as a browser would first show it.
 *
 * @param remotes routes of the live releases by remote
 * @returns the markup of `#root`; rejects when any part of the tree throws
 */
export async function render(url: string, data: DocumentData, remotes: Record<string, RemoteRoutes>): Promise<string> {
  const load = async (name: string) => {
    const routes = remotes[name];
    if (routes === undefined) throw new Error(`No server build of ${name} was given.`);
    return routes;
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Page
      data={data}
      loader={{ directory: noDirectory, load }}
      router={(tree) => (
        <StaticRouter basename={prefixOf(data.snapshot.language ?? 'en')} location={url}>
          {tree}
        </StaticRouter>
      )}
    />,
    // One chunk: a streamed document would need inline scripts to put its late parts in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
