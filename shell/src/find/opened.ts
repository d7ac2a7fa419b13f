import { useSyncExternalStore } from 'react';

// The key, the header's button and the row of the phone's menu all open the one dialog.
let opened = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

export const openFind = (): void => change(true);
export const closeFind = (): void => change(false);
export const isFindOpen = (): boolean => opened;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the search dialog is wanted. */
export const useFindOpen = (): boolean => useSyncExternalStore(subscribe, isFindOpen, () => false);
