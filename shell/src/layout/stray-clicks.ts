/**
 * Swallows the second click of a double click when the first one took away what it was meant for: whatever stands at
 * that place since, such as the "Done" of the next view or a link of the next page, was not chosen by anybody.
 */
export function ignoreStrayClicks(): void {
  let clicked: EventTarget | null = null;
  addEventListener(
    'click',
    (event) => {
      const stray = event.detail > 1 && clicked instanceof Node && !clicked.isConnected;
      clicked = event.target;
      if (!stray) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
