import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenAsked } from '#calculator-page/scenario/settle-now.ts';

/**
 * A value that changes at most every so many milliseconds, and ends on the newest: for what may follow typing but
 * not each of its keys. Unlike a deferred value it never begins work that the next key throws away.
 * The first value counts at once, so that the server and the first render show it.
 */
export function usePaced<Value>(value: Value, everyMs: number): Value {
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
  useEffect(() => whenAsked(() => setPaced(() => newest.current)), []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return paced;
}
