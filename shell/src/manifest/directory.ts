import type { Snapshot, SnapshotAddress } from 'shared/snapshot';
import { timeLimit } from 'shared/time-limit';

/** The whole snapshot, which comes after the page that the document carried. */
export interface Directory {
  /** Null until it has come. */
  current: () => Snapshot | null;
  /** Fetches it, once however often it is asked; a failed call may be repeated. Rejects when it cannot be had. */
  load: () => Promise<Snapshot>;
  /** Calls back when it has come; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const TIMEOUT_MS = 5_000;

/** @param fetchFile the browser's `fetch`, which refuses content with another hash */
export function directoryAt({ url, integrity }: SnapshotAddress, fetchFile: typeof fetch = fetch): Directory {
  let whole: Snapshot | null = null;
  let loading: Promise<Snapshot> | null = null;
  const listeners = new Set<() => void>();

  async function fetchWhole(): Promise<Snapshot> {
    const answer = await fetchFile(url, { integrity, signal: timeLimit(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    whole = (await answer.json()) as Snapshot;
    for (const listener of listeners) listener();
    return whole;
  }

  return {
    current: () => whole,
    load: () => {
      loading ??= fetchWhole().catch((error) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
