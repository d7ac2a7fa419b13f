import { createContext, type ReactNode, use } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease, Snapshot } from 'shared/snapshot';

/** Brings the routes of one release: over the network in a browser, from memory in the origin's renderer. */
export type LoadRelease = (name: string, release: LiveRelease) => Promise<RemoteRoutes>;

interface Loader {
  snapshot: Snapshot;
  load: LoadRelease;
}

const LoaderContext = createContext<Loader | null>(null);

export function LoaderProvider({ children, ...loader }: Loader & { children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** The releases and pages that this page load is pinned to, and the way to load them. */
export function useLoader(): Loader {
  const loader = use(LoaderContext);
  if (loader === null) throw new Error('useLoader needs a LoaderProvider above it.');
  return loader;
}

export const useSnapshot = (): Snapshot => useLoader().snapshot;
