import { useEffect, useState } from 'react';
import { typedEarly } from 'shared/early-input';

/** True while the visitor has typed or chosen something on this page, which a reload could lose. */
export function useUnsaved(pathname: string): boolean {
  const [typedOn, setTypedOn] = useState(() => (typedEarly() ? pathname : null));
  useEffect(() => {
    // A task later: a render between this listener and React's own would put the field back to what it was before the key.
    const note = () => void setTimeout(setTypedOn, 0, pathname);
    // On its way down: a remote may keep what it has heard to itself.
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, [pathname]);
  return typedOn === pathname;
}
