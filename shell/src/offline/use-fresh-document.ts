import { useEffect, useRef } from 'react';
import { useLoader } from '#manifest/loader.tsx';
import { isOffline } from '#offline/connection.ts';

/**
 * Leaves a page that started from the store at the first navigation after the network is back: what was stored may
 * have been rolled back meanwhile.
 */
export function useFreshDocument(pathname: string): void {
  const { offline: fromStore } = useLoader();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (fromStore && !isOffline()) location.reload();
  }, [pathname, fromStore]);
}
