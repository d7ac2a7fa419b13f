import { useCallback, useEffect, useState } from 'react';
import { ApiError } from 'shared/api';

export type Loaded<T> = { status: 'loading' } | { status: 'failed'; error: ApiError } | { status: 'ready'; value: T };

/**
 * Loads remote data once the page is in a browser, and again on `reload`. An answer that comes after its page has gone, or
 * after its question was dropped, is ignored.
 *
 * @param load stable (a module's function, or memoised), because a new one means new data; null for nothing yet
 */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null): {
  loaded: Loaded<T>;
  reload: () => void;
  replace: (value: T) => void;
} {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same data again.
  useEffect(() => {
    if (load === null) return;
    const abort = new AbortController();
    setLoaded({ status: 'loading' });
    load(abort.signal).then(
      (value) => abort.signal.aborted || setLoaded({ status: 'ready', value }),
      (error: unknown) => abort.signal.aborted || setLoaded({ status: 'failed', error: asApiError(error) }),
    );
    return () => abort.abort();
  }, [load, round]);

  return {
    loaded,
    reload: useCallback(() => setRound((before) => before + 1), []),
    replace: useCallback((value: T) => setLoaded({ status: 'ready', value }), []),
  };
}

/** What was thrown, as the error that pages know how to show. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('Something went wrong here. Please try again.', 0);
