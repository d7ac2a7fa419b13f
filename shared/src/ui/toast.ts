export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  message: string;
  kind: ToastKind;
}

const MOST = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message above everything. The same message again starts anew instead of piling up. */
export function toast(message: string, kind: ToastKind = 'success'): void {
  lastId += 1;
  const others = toasts.filter((other) => other.message !== message);
  change([...others, { id: lastId, message, kind }].slice(-MOST));
}

/** Takes one toast away; an unknown id changes nothing. */
export function dismissToast(id: number): void {
  if (toasts.some((shown) => shown.id === id)) change(toasts.filter((shown) => shown.id !== id));
}

/** Milliseconds that a toast stays: time to read it, and for errors until it is dismissed. */
export const toastDuration = ({ message, kind }: Pick<Toast, 'message' | 'kind'>): number =>
  kind === 'error' ? Number.POSITIVE_INFINITY : Math.max(5000, 2000 + message.length * 80);

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
