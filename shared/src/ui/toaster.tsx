import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#messages.en.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTopDialog } from '#ui/open-dialogs.ts';
import { currentToasts, dismissToast, subscribeToasts, type Toast, toastDuration } from '#ui/toast.ts';

const none: readonly Toast[] = [];
const icons = { success: 'check', error: 'warning', info: 'about' } as const;

/** The one place of all toasts; the shell mounts it. Errors interrupt a screen reader, the rest waits its turn. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  const dialog = useTopDialog();
  const place = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus came from
    <div
      className="toasts"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom = relatedTarget;
      }}
    >
      <div role="status" aria-live="polite">
        {toasts.map((shown) => shown.kind !== 'error' && <ToastNote key={shown.id} toast={shown} />)}
      </div>
      <div role="alert" aria-live="assertive">
        {toasts.map((shown) => shown.kind === 'error' && <ToastNote key={shown.id} toast={shown} />)}
      </div>
    </div>
  );
  return dialog === null ? place : createPortal(place, dialog);
}

/** Where the focus was before it came to a toast. */
let cameFrom: Element | null = null;

/** The pressed button goes away, and the focus would go with it. */
function giveFocusBack(button: Element): void {
  if (document.activeElement !== button) return;
  const others = button.closest('.toasts')?.querySelectorAll('button') ?? [];
  const next = cameFrom?.isConnected ? cameFrom : [...others].find((other) => other !== button);
  if (next instanceof HTMLElement) next.focus();
}

function ToastNote({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => {
    const duration = toastDuration(toast);
    if (paused || !Number.isFinite(duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), duration);
    return () => clearTimeout(timer);
  }, [toast, paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the toast, they operate nothing
    <div
      className={`toast toast--${toast.kind}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.kind]} />
      <span>{toast.message}</span>
      <Button
        icon="close"
        aria-label={messages.toastDismiss}
        onClick={({ currentTarget }) => {
          giveFocusBack(currentTarget);
          dismissToast(toast.id);
        }}
      />
    </div>
  );
}
