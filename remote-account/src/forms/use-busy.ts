import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs one piece of work at a time: a second call while the first is under way does nothing. */
export function useBusy(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(async (work: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      working.current = false;
      if (mounted.current) setBusy(false);
    }
  }, []);
  return [busy, run];
}
