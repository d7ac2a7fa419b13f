import { useCallback, useEffect, useState } from 'react';
import { ApiError } from 'shared/api';
import { messages } from '#messages.en.ts';

export type Loaded<T> = { status: 'loading' } | { status: 'failed'; error: ApiError } | { status: 'ready'; value: T };

const LOADING = { status: 'loading' } as const;

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
  const [state, setState] = useState<{ of: typeof load; loaded: Loaded<T> }>({ of: load, loaded: LOADING });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same data again.
  useEffect(() => {
    if (load === null) return;
    const abort = new AbortController();
    const tell = (loaded: Loaded<T>) => abort.signal.aborted || setState({ of: load, loaded });
    tell(LOADING);
    load(abort.signal).then(
      (value) => tell({ status: 'ready', value }),
      (error: unknown) => tell({ status: 'failed', error: asApiError(error) }),
    );
    return () => abort.abort();
  }, [load, round]);

  return {
    // Of other data than is asked for now nothing is shown, not for one render.
    loaded: state.of === load ? state.loaded : LOADING,
    reload: useCallback(() => setRound((before) => before + 1), []),
    replace: useCallback((value: T) => setState({ of: load, loaded: { status: 'ready', value } }), [load]),
  };
}

/** What was thrown, as the error that pages know how to show. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(messages.errorUnknown, 0);
