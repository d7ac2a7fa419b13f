import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from 'shared/ui';

/**
 * Holds a table that may be wider than its place: it then scrolls sideways, shows by a shadow that there is more, and can
 * be reached and scrolled by keyboard.
 */
export function ScrollBox({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [wider, setWider] = useState(false);

  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const sizes = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  // A stop of the keyboard only where there is something to scroll.
  const reachable = wider ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={classNames('table-scroll', wider && 'is-wider')} ref={box} aria-busy={busy} {...reachable}>
      {children}
    </div>
  );
}
