import { type RefObject, useEffect, useRef, useState } from 'react';

/** True from the moment on which the element comes within a screen of the window; what is far down loads no sooner. */
export function useNearView<Kind extends Element>(): [ref: RefObject<Kind | null>, near: boolean] {
  const ref = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: '100% 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
