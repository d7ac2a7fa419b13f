import { useEffect, useState } from 'react';

const QUIET_MS = 160;

/**
 * A value once it has stood still for a moment: for what is too slow to follow every frame of a drag.
 * The first value counts at once, so that the server and the first render show everything.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
