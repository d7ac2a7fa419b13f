import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared/router';
import { writtenQuery } from '#scenario/address.ts';

/**
 * Calls with the query of the address whenever somebody goes to another address of the page: by a link, by Back or Forward.
 * The router does not know what the page itself writes into the address, so a link may lead to the query that the router has
 * already: each entry of the history counts.
 */
export function useNavigated(follow: (search: string) => void): void {
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search, hash, key });
  useLayoutEffect(() => {
    const before = shown.current;
    // A page that is left stands until the next one is there.
    if (pathname !== before.pathname || (key === before.key && search === before.search)) return;
    shown.current = { pathname, search, hash, key };
    // To a place on the page and back, which changes nothing of it: half a form would be lost.
    const isSame = search === writtenQuery() || (hash !== '' && search === before.search);
    if (hash === before.hash || !isSame) follow(search);
  });
}
