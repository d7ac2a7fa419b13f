import { useCallback, useEffect, useRef } from 'react';

/** A look at what `value` is by now, for what began in an earlier render: a save whose answer takes its time. */
export function useNewest<T>(value: T): () => T {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return useCallback(() => newest.current, []);
}
