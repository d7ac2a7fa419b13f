/**
 * Swallows the second click of a double click when what the first one pressed has moved away or is gone: the button or
 * link that stands at that place since, such as the "Done" of the next view, was not chosen by anybody. A form is sent once
 * by a double click, also when the answer to the first one is there before the second: it would send the emptied form.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('a, button') : null;
      const other = control !== null && control !== pressed;
      const sends = control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
      const stray = event.detail > 1 && pressed !== null && (other || sends || !pressed.isConnected);
      pressed = control;
      if (!stray) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
