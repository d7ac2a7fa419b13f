import type { EarlyInput } from 'shared/early-input';

/**
 * Notes what is typed, ticked and sent until the page's own code listens. Sending is held back: the browser would put
 * the fields into the address, where a phone number must never stand.
 */
export function recordTyping(): void {
  const early: EarlyInput = { controls: new Map(), sent: null, stop };

  function onInput({ target }: Event): void {
    if (!isControl(target)) return;
    // Anew at the end: handed over in the order of last use, the slider that followed a typed figure wins.
    early.controls.delete(target);
    early.controls.set(target, isTicked(target) ? target.checked : target.value);
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
