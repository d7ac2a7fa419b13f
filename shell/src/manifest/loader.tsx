import { createContext, type ReactNode, use } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease, Snapshot } from 'shared/snapshot';
import type { Directory } from '#manifest/directory.ts';

/** Brings the routes of one release: over the network in a browser, from memory in the origin's renderer. */
export type LoadRelease = (name: string, release: LiveRelease) => Promise<RemoteRoutes>;

/** A release that this tab looks at before it is live, or was asked to and cannot. */
export type Preview = { name: string; release: string } | { unknown: string; says: string };

export interface Loader {
  /** What the document carried: its own page and that page's remote. */
  snapshot: Snapshot;
  /** The whole snapshot that the document was made from. */
  directory: Directory;
  load: LoadRelease;
  preview?: Preview | undefined;
  /** True when this page started from the stored document, without the network. */
  offline?: boolean | undefined;
}

const LoaderContext = createContext<Loader | null>(null);

export function LoaderProvider({ loader, children }: { loader: Loader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** The releases and pages that this page load is pinned to, and the way to load them. */
export function useLoader(): Loader {
  const loader = use(LoaderContext);
  if (loader === null) throw new Error('useLoader needs a LoaderProvider above it.');
  return loader;
}
