import { useEffect, useState, useSyncExternalStore } from 'react';
import { findPage, type LivePage, type LiveRemote } from 'shared/snapshot';
import { useLoader } from '#manifest/loader.tsx';

interface Owner {
  page: LivePage;
  remote: LiveRemote;
}

/**
 * The page that a live release declares for an address, and its remote; null when nobody owns the address, 'unknown'
 * until the directory has come. A directory that cannot be had makes the browser load the address as a document, which
 * always knows.
 */
export function useOwner(pathname: string): Owner | null | 'unknown' {
  const { snapshot, directory, offline } = useLoader();
  const [first] = useState(pathname);
  const whole = useSyncExternalStore(directory.subscribe, directory.current, () => null);
  // The stored document carries the whole of it.
  const known = pathname === first || offline ? snapshot : whole;

  useEffect(() => {
    if (known === null) directory.load().catch(() => location.reload());
  }, [known, directory]);

  if (known === null) return 'unknown';
  const page = findPage(known.pages, pathname)?.page;
  const remote = page === undefined ? undefined : known.remotes[page.remote];
  return page === undefined || remote === undefined ? null : { page, remote };
}
