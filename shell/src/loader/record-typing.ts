/** What a visitor did to a prerendered form before its code had come. */
export interface EarlyInput {
  /** Latest state of each control that was used. */
  controls: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** The form that was sent, if one was. */
  sent: HTMLFormElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    /** Absent once the page has taken over what was typed. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Notes what is typed, ticked and sent until the page's own code listens. Sending is held back: the browser would put
 * the fields into the address, where a phone number must never stand.
 */
export function recordTyping(): void {
  const early: EarlyInput = { controls: new Map(), sent: null, stop };

  function onInput({ target }: Event): void {
    if (isControl(target)) early.controls.set(target, isTicked(target) ? target.checked : target.value);
  }
  function onSubmit(event: Event): void {
    event.preventDefault();
    early.sent = event.target as HTMLFormElement;
  }
  function stop(): void {
    removeEventListener('input', onInput, true);
    removeEventListener('submit', onSubmit, true);
  }
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
  window.earlyInput = early;
}

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
