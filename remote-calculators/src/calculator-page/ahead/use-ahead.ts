import { useEffect, useLayoutEffect, useRef } from 'react';
import type { News } from '#calculator-page/ahead/news.ts';

/**
 * Draws what is told ahead of React. After every render it draws again: what was told last, until that has
 * been rendered, and from then on what was rendered, since React writes only what it thinks has changed.
 */
export function useAhead<Value>(news: News<Value>, rendered: Value, draw: (value: Value) => void): void {
  const newest = useRef({ draw, rendered });
  const told = useRef<Value | undefined>(undefined);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    if (rendered !== newest.current.rendered && !news.isAhead()) told.current = undefined;
    newest.current = { draw, rendered };
    if (drawn.current) draw(told.current ?? rendered);
  });
  useEffect(
    () =>
      news.subscribe((value) => {
        drawn.current = true;
        told.current = value;
        newest.current.draw(value);
      }),
    [news],
  );
}
