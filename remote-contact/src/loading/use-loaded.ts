import { useCallback, useEffect, useState } from 'react';
import { ApiError } from 'shared/api';

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; value: T };

/** Words for whatever a call threw. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong here. Please try again.';

/**
 * Fetches when `load` is given or changes (keep it stable), and again on `reload`. An answer that comes after its
 * question was dropped is ignored.
 */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another fetch.
  useEffect(() => {
    if (load === null) return;
    const controller = new AbortController();
    setLoaded({ state: 'loading' });
    load(controller.signal).then(
      (value) => !controller.signal.aborted && setLoaded({ state: 'ready', value }),
      (error: unknown) => !controller.signal.aborted && setLoaded({ state: 'failed', message: wordsOf(error) }),
    );
    return () => controller.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const replace = useCallback((value: T) => setLoaded({ state: 'ready', value }), []);
  return { loaded, reload, replace };
}
