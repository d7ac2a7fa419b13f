import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside of it inert, toasts included: they are drawn inside the topmost dialog.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes that a dialog is shown; the returned function takes it off again. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog on top, or null while none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );

function change(next: readonly HTMLDialogElement[]): void {
  const root = document.documentElement;
  // The page behind stands still; what its scrollbar leaves free is filled, so that nothing moves sideways.
  if (open.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  open = next;
  root.classList.toggle('has-dialog', open.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
