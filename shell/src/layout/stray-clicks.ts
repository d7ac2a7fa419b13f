/**
 * Swallows the second click of a double click when what the first one pressed has moved away or is gone: the button or
 * link that stands at that place since, such as the "Done" of the next view, was not chosen by anybody.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('a, button') : null;
      const other = control !== null && control !== pressed;
      const stray = event.detail > 1 && pressed !== null && (other || !pressed.isConnected);
      pressed = control;
      if (!stray) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
