import { useEffect, useMemo, useState } from 'react';
import { usePageData } from 'shared/site';
import { timeLimit } from 'shared/time-limit';

export type PostsState<T> = { status: 'loading' | 'failed' } | { status: 'ready'; data: T };

const TIMEOUT_MS = 8_000;

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: timeLimit(TIMEOUT_MS, signal),
  });
  if (!response.ok) throw new Error(`The posts call answered ${response.status}.`);
  return response.json();
}

/**
 * The origin's answer to a posts call: at once where the document brought it, else fetched. An empty answer in the
 * document is shown and asked for again, since the origin may have been waiting for the firm's WordPress at that moment.
 * Failures are logged; the page says so, with Retry.
 *
 * @param address as made in `addresses.ts`; null while it is not known, which is shown as loading
 * @param read turns the answer into what the page shows; a stable function
 * @param finish works on what was fetched before it is shown; a stable function
 */
export function usePosts<T>(
  address: string | null,
  read: (answer: unknown) => T,
  finish?: (data: T) => Promise<T>,
): { state: PostsState<T>; retry: () => void } {
  const answer = usePageData<unknown>(address ?? '');
  const brought = useMemo(
    () => (Array.isArray(answer) ? { data: read(answer), isEmpty: answer.length === 0 } : null),
    [answer, read],
  );
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ address: string; state: PostsState<T> } | null>(null);

  useEffect(() => {
    if (address === null || (brought !== null && !brought.isEmpty && attempt === 0)) return;
    const abort = new AbortController();
    if (brought === null || attempt > 0) setFetched({ address, state: { status: 'loading' } });
    fetchJson(address, abort.signal)
      .then(read)
      .then((data) => finish?.(data) ?? data)
      .then((data) => setFetched({ address, state: { status: 'ready', data } }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('Posts could not be fetched.', error);
        setFetched({ address, state: { status: 'failed' } });
      });
    return () => abort.abort();
  }, [address, attempt, brought, read, finish]);

  const retry = () => setAttempt((count) => count + 1);
  if (fetched !== null && fetched.address === address) return { state: fetched.state, retry };
  if (brought !== null) return { state: { status: 'ready', data: brought.data }, retry };
  return { state: { status: 'loading' }, retry };
}
