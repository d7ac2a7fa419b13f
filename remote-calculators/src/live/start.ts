import { dayInIndia } from 'shared/format/india-time';
import type { CalculatorView } from '#definition/definition.ts';
import { calculatorForm } from '#live/calculator-form.ts';
import type { Form, LiveView } from '#live/form.ts';
import { LivePage } from '#live/live-page.ts';
import { release } from '#live/release.ts';

type Look = Pick<CalculatorView, 'id'>;

/** Starts the live core of a calculator on the page that the server has rendered. */
export const startCalculator = (look: CalculatorView): void =>
  startPage(look, calculatorForm(look, dayInIndia(new Date())));

/**
 * Starts a live core on the page that the server has rendered, unless React is there already. React takes it as it is
 * (`calculator-page/use-live.ts`).
 */
export function startPage<State, View extends LiveView>(look: Look, form: Form<State, View>): void {
  if (window.earlyCalculator !== undefined) return;
  const page = new LivePage(form);
  const stop = () => {
    document.removeEventListener('readystatechange', begin);
    const state = page.stop();
    return state === null ? null : { state, touched: true, typing: '' };
  };
  window.earlyCalculator = { look, release, page, stop };
  page.listen();
  // The end of a long document may still be on its way, or a browser's renderer busy with it: who types by then is
  // answered at once, and the rest follows when it is there.
  document.addEventListener('readystatechange', begin);
  if (document.readyState !== 'loading' || (window.earlyInput?.controls.size ?? 0) > 0) begin();

  function begin(): void {
    page.begin();
    if (window.earlyInput) window.earlyInput.answered = true;
    performance.mark('early');
  }
}
