/**
 * Keeps a fragment that is followed before the page has come alive, such as the skip link's, from the router. React gives
 * up prerendered markup whose remote is still loading when the location above it changes: the page would collapse under
 * whoever has just been led into it. The browser itself scrolls and moves the focus.
 */
export function keepEarlyFragments(): void {
  addEventListener(
    'popstate',
    (event) => {
      // The router's own entries have a state.
      if (!window.earlyInput || event.state) return;
      event.stopImmediatePropagation();
      // To the router it is the entry that it began with: where that is left, one comes back to.
      history.replaceState({ idx: 0 }, '');
    },
    { capture: true },
  );
}
