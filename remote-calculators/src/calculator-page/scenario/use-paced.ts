import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Dragged } from '#calculator-page/drag/dragged.ts';

/**
 * A value that changes at most every so many milliseconds, and ends on the newest: for what may follow a drag but not
 * each of its frames. Unlike a deferred value it never begins work that the next step of the drag throws away.
 * The first value counts at once, so that the server and the first render show it.
 *
 * @param dragged tells values that the page has not been rendered with yet
 */
export function usePaced<Value>(value: Value, everyMs: number, dragged?: Dragged<Value>): Value {
  const [paced, setPaced] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const follow = useCallback(
    (next: Value) => {
      newest.current = next;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        startTransition(() => setPaced(() => newest.current));
      }, everyMs);
    },
    [everyMs],
  );
  useEffect(() => follow(value), [value, follow]);
  useEffect(() => dragged?.subscribe(follow), [dragged, follow]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return paced;
}
