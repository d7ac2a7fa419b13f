import { useEffect, useRef } from 'react';

/** A promise of the first value that is not null; while there is one, of the newest. */
export function useOnceThere<T>(value: T | null): () => Promise<T> {
  const newest = useRef(value);
  const waiting = useRef<((value: T) => void)[]>([]);
  useEffect(() => {
    newest.current = value;
    if (value !== null) for (const tell of waiting.current.splice(0)) tell(value);
  });
  return () =>
    newest.current === null ? new Promise((tell) => waiting.current.push(tell)) : Promise.resolve(newest.current);
}
