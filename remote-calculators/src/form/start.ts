import { dayInIndia } from 'shared/format/india-time';
import type { CalculatorView } from '#definition/definition.ts';
import { calculatorForm } from '#form/calculator-form.ts';
import type { Form, FormView } from '#form/form.ts';
import { FormStore } from '#form/form-store.ts';
import { release } from '#form/release.ts';

type Spec = Pick<CalculatorView, 'id'>;

/** Starts the form store of a calculator on the page that the server has rendered. */
export const startCalculator = (spec: CalculatorView): void =>
  startPage(spec, calculatorForm(spec, dayInIndia(new Date())));

/**
 * Starts a form store on the page that the server has rendered, unless React is there already. React takes it as it is
 * (`calculator-page/use-live.ts`).
 */
export function startPage<State, View extends FormView>(spec: Spec, form: Form<State, View>): void {
  if (window.earlyCalculator !== undefined) return;
  const page = new FormStore(form);
  const stop = () => {
    document.removeEventListener('readystatechange', begin);
    const state = page.stop();
    return state === null ? null : { state, touched: true, typing: '' };
  };
  window.earlyCalculator = { look: spec, release, page, stop };
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
