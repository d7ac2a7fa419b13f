import type { Control, EarlyInput } from 'shared/early-input';

/**
 * Hands what was typed before the page came alive to the page's own handlers, and sends the form that was sent meanwhile.
 * Without it React would put its initial values back over the visitor's.
 */
export function replayTyping(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  window.earlyInput = null;
  for (const [control, state] of early.controls) {
    if (!control.isConnected) continue;
    if (typeof state === 'boolean') tick(control as HTMLInputElement, state);
    else type(control, state);
  }
  const { sent } = early;
  // After the handlers' own updates: the form must be sent with what was just typed.
  if (sent?.form.isConnected === true) setTimeout(() => send(sent));
}

/** By the button that was pressed: of two it is the answer. Enter in a field presses the first one. */
function send({ form, button }: NonNullable<EarlyInput['sent']>): void {
  const pressed = button?.isConnected === true && form.contains(button) ? button : undefined;
  const first = () => form.querySelector<HTMLElement>('button:not([type]), [type="submit"]');
  // `requestSubmit` is younger than the oldest promised browsers.
  if (typeof form.requestSubmit === 'function') form.requestSubmit(pressed);
  else (pressed ?? first())?.click();
}

// React hears an event only if the value differs from the one that it last saw through the element's own property; the
// prototype's setter goes past that property.
function type(control: Control, value: string): void {
  const { selectionStart, selectionEnd } =
    'selectionStart' in control ? control : { selectionStart: null, selectionEnd: null };
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  if (!(control instanceof HTMLSelectElement)) control.value = `${value} `;
  native?.set?.call(control, value);
  const putCaretBack = () => {
    if (document.activeElement === control && selectionStart !== null && 'setSelectionRange' in control) {
      control.setSelectionRange(selectionStart, selectionEnd);
    }
  };
  // Before the events too: a field that rewrites what is typed reads from the caret where it was typed.
  putCaretBack();
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  putCaretBack();
}

function tick(control: HTMLInputElement, checked: boolean): void {
  // A click is what React listens to; it must find the control as it was before the visitor's own.
  if (control.checked === checked && control.type === 'checkbox') control.checked = !checked;
  if (control.type === 'radio' && checked) control.checked = false;
  if (control.checked !== checked) control.click();
}
