import { deletesForward } from '#calculator-page/fields/deletes-forward.ts';
import 'shared/early-input';
import { dayInIndia } from 'shared/format/india-time';
import type { CalculatorView } from '#calculator-page/definition.ts';
import { calculatorForm, type EarlyForm } from '#early/early-form.ts';
import { EarlyPage } from '#early/early-page.ts';

/** Starts the early script of a calculator. */
export const startEarly = (look: CalculatorView): void => startForm(look, calculatorForm(look, dayInIndia(new Date())));

/**
 * Computes on the prerendered page what is typed and dragged, and what a link says, until React takes its place
 * (`handover.ts`). It does nothing on a page that React has already taken over.
 */
export function startForm<State>(look: Pick<CalculatorView, 'id'>, form: EarlyForm<State>): void {
  if (window.earlyCalculator !== undefined) return;
  const page = new EarlyPage(form);
  const self = { look, stop };
  let begun = false;
  window.earlyCalculator = self;
  // On the window, before React's own listener on its root, which keeps events from parts that have no code yet.
  addEventListener('input', onInput, true);
  addEventListener('focusout', onLeave, true);
  addEventListener('pageshow', refresh);
  // The end of a long document may still be on its way, or a browser's renderer busy with it: who types by then is
  // answered at once, and the rest follows when it is there.
  document.addEventListener('readystatechange', refresh);
  if (document.readyState !== 'loading' || recorded().length > 0) refresh();

  function refresh(): void {
    if (isOver()) return void stop();
    if (!begun) page.follow(location.search, served());
    page.catchUp(begun ? [] : recorded());
    begun = true;
    if (window.earlyInput) window.earlyInput.answered = true;
    performance.mark('early');
  }
  function onInput(event: Event): void {
    if (!begun) refresh();
    if (isOver()) return void stop();
    if (event.target instanceof Element) page.use(event.target, deletesForward(event));
  }
  function onLeave({ target }: Event): void {
    if (begun && !isOver() && target instanceof Element) page.settle(target);
  }
  function isOver(): boolean {
    return window.earlyInput === null || window.earlyCalculator !== self;
  }
  function stop() {
    removeEventListener('input', onInput, true);
    removeEventListener('focusout', onLeave, true);
    removeEventListener('pageshow', refresh);
    document.removeEventListener('readystatechange', refresh);
    return page.handOver();
  }
}

/** What the page says of itself (`calculator-page/linked/link-marks.ts`). */
const served = () => document.querySelector<HTMLElement>('[data-linked]')?.dataset.linked;

const recorded = () => [...(window.earlyInput?.controls.keys() ?? [])];
