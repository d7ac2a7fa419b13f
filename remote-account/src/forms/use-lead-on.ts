import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'shared/router';

interface Options {
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Leads on once a save has succeeded. Whoever has left the page before the answer came stays where they are. */
export function useLeadOn(): (to: string, options?: Options) => void {
  const navigate = useNavigate();
  // The address changes at once, the page only when the next one is there: both have to be those of the save.
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    shownAt.current = location.pathname;
    return () => {
      shownAt.current = undefined;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (shownAt.current === location.pathname) void navigate(to, options);
    },
    [navigate],
  );
}
