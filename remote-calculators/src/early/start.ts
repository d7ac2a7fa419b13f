import 'shared/early-input';
import type { CalculatorLook } from '#calculator-page/definition.ts';
import { EarlyPage } from '#early/early-page.ts';

/**
 * Computes on the prerendered page what is typed and dragged, and what a link says, until React takes its place
 * (`handover.ts`). It does nothing on a page that React has already taken over.
 */
export function startEarly(look: CalculatorLook): void {
  if (window.earlyCalculator !== undefined) return;
  const page = new EarlyPage(look);
  const self = { look, stop };
  let begun = false;
  window.earlyCalculator = self;
  // On the window, before React's own listener on its root, which keeps events from parts that have no code yet.
  addEventListener('input', onInput, true);
  addEventListener('focusout', onLeave, true);
  addEventListener('pageshow', onShow);
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
  else begin();

  function begin(): void {
    if (isOver()) return void stop();
    begun = true;
    page.follow(location.search);
    onShow();
    performance.mark('early');
  }
  function onShow(): void {
    if (begun && !isOver()) page.catchUp([...(window.earlyInput?.controls.keys() ?? [])]);
  }
  function onInput(event: Event): void {
    if (isOver()) return void stop();
    const forward = (event as InputEvent).inputType === 'deleteContentForward';
    if (begun && event.target instanceof Element) page.use(event.target, forward);
  }
  function onLeave({ target }: Event): void {
    if (begun && !isOver() && target instanceof Element) page.settle(target);
  }
  function isOver(): boolean {
    return window.earlyCalculator !== self || window.earlyInput === undefined;
  }
  function stop() {
    removeEventListener('input', onInput, true);
    removeEventListener('focusout', onLeave, true);
    removeEventListener('pageshow', onShow);
    return page.handOver();
  }
}
