import { useSyncExternalStore } from 'react';
import { timeLimit } from 'shared/time-limit';

/** Milliseconds between two looks whether the network is back. */
const LOOK_MS = 10_000;

let offline = false;
const listeners = new Set<() => void>();

/** Whether the network is away, as far as this page knows. */
export const isOffline = (): boolean => offline;

/** The same for what is shown; false on the server and during hydration. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

/**
 * Follows the network for the life of the page.
 *
 * @param fromStore true when this very document came from the store because the network did not answer
 */
export function watchConnection(fromStore: boolean): void {
  set(fromStore || !navigator.onLine);
  addEventListener('offline', () => set(true));
  addEventListener('online', look);
  setInterval(() => document.hidden || look(), LOOK_MS);
}

/** Back is only who gets an answer: browsers call themselves online as soon as any cable is plugged in. */
async function look(): Promise<void> {
  if (!offline) return;
  const answer = await fetch('/server/releases', { cache: 'no-store', signal: timeLimit(LOOK_MS) }).catch(() => null);
  if (answer?.ok) set(false);
}

function set(next: boolean): void {
  if (next === offline) return;
  offline = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
