import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { messages } from '#messages.en.ts';
import { Button } from '#ui/button.tsx';
import { noteOpenDialog } from '#ui/open-dialogs.ts';

interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Rendered only while the dialog is open. Focus starts on `[data-autofocus]` in here, else on the title. */
  children: ReactNode;
  /** Buttons; a submit button outside of its form names it by `form`. */
  footer?: ReactNode;
}

/** A modal dialog on the browser's own element, which keeps focus inside; focus returns to what opened it. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    const forget = noteOpenDialog(dialog);
    return () => {
      forget();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };
  // Chromium closes without asking when Escape comes twice: the owner still has to hear of it.
  const closed = (event: SyntheticEvent) => {
    if (event.target === element.current && open && !element.current.open) onClose();
  };
  const release = (event: MouseEvent) => {
    // The second click of a double click was meant for what stood here before the dialog grew smaller.
    if (event.detail < 2 && pressedBeside.current && isBeside(event, element.current)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which arrives as cancel
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event, element.current);
      }}
      onClick={release}
    >
      {open && (
        <>
          <div className="dialog__head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <Button variant="quiet" icon="close" aria-label={messages.dialogClose} onClick={onClose} />
          </div>
          <div className="dialog__body">{children}</div>
          {footer && <div className="dialog__foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** True when the pointer is on the veil: the event's target is the dialog, but the place is outside of its box. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (dialog === null || event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
