import { type ReactNode, startTransition, useEffect, useState } from 'react';
// By its shared name: a remote that bundles this module must have the page's own router, not a copy.
import { useLocation, useNavigationType } from 'shared/router';

/**
 * What stands below a page's head. Whoever follows a link sees the head in the next frame, and the rest as soon as it is
 * laid out: a slow phone needs half a second for a whole page. A document that was loaded, a page that somebody goes back
 * to and one of which a part is named are whole at once, since the one is hydrated as it is and the others are scrolled.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [whole, setWhole] = useState(useNavigationType() === 'POP' || hash !== '');

  useEffect(() => {
    if (whole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // After the frame that paints the head, not in it.
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [whole]);

  return whole ? children : <div className="pending" />;
}
