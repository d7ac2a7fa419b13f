import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';

/** How far below the window a part may be when it is fetched: half a window. */
const NEAR = '50% 0px';

interface Fetched<Part> {
  part: Part | null;
  failed: boolean;
  again: () => void;
}

/** Fetches a part of the page when its place comes near. @param fetch the same function for as long as the place stands */
export function useFetchedNear<Part>(
  place: RefObject<Element | null>,
  fetch: () => Promise<{ default: Part }>,
): Fetched<Part> {
  const [fetched, setFetched] = useState<{ part: Part | null } | null>(null);

  const load = useCallback(() => {
    setFetched(null);
    fetch().then(
      (module) => startTransition(() => setFetched({ part: module.default })),
      () => setFetched({ part: null }),
    );
  }, [fetch]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [place, load]);

  return { part: fetched?.part ?? null, failed: fetched !== null && fetched.part === null, again: load };
}
