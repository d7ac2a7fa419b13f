import type { Control, EarlyInput } from 'shared/early-input';

/**
 * Notes what is typed, ticked and sent until the page's own code listens. Sending is held back for
 * the page's own code, which is on its way: it answers without another document.
 */
export function recordTyping(): void {
  // The page's own script may have come before this one, and work already: with what was typed, and with what a link says.
  const answered = performance.getEntriesByName('early').length > 0;
  const early: EarlyInput = { controls: new Map(), sent: null, stop, answered };

  function onInput({ target }: Pick<Event, 'target'>): void {
    if (!isControl(target)) return;
    // Anew at the end: handed over in the order of last use, the slider that followed a typed figure wins.
    early.controls.delete(target);
    early.controls.set(target, isTicked(target) ? target.checked : target.value);
  }
  function onSubmit(event: SubmitEvent): void {
    // What leads to another page is answered by the origin, which reads the fields itself: nobody waits for code.
    if (event.submitter?.hasAttribute('data-leads-on')) return;
    event.preventDefault();
    early.sent = { form: event.target as HTMLFormElement, button: event.submitter };
  }
  function stop(): void {
    removeEventListener('input', onInput, true);
    removeEventListener('submit', onSubmit, true);
  }
  addEventListener('input', onInput, true);
  addEventListener('submit', onSubmit, true);
  window.earlyInput = early;
  if (answered) return;
  // The page may have been painted before this script came.
  for (const control of document.querySelectorAll('input, textarea, select')) {
    if (isControl(control) && wasUsed(control)) onInput({ target: control });
  }
}

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function wasUsed(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    // One whose options the parser has not come to yet has no value, and nobody has used it.
    return usual !== undefined && control.value !== usual.value;
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  // A slider puts what the document says onto one of its steps.
  if (control.type === 'range')
    return Math.abs(Number(control.value) - Number(control.defaultValue)) >= Number(control.getAttribute('step') ?? 1);
  return control.value !== control.defaultValue;
}
