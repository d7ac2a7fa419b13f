import type { CalculatorView } from '#definition/definition.ts';
import type { Form, FormView } from '#form/form.ts';
import { FormStore } from '#form/form-store.ts';
import { release } from '#form/release.ts';

type Spec = Pick<CalculatorView, 'id'>;

/** A form store on the page, for the code that renders the page to find. */
interface Started {
  /** Whose page it is. Other releases know it by this name. */
  look: Spec;
  release: string;
  page: unknown;
  /** Ends it for a release that knows nothing of it. @returns what was changed, or null */
  stop: () => { state: unknown; touched: boolean; typing: string } | null;
}

declare global {
  interface Window {
    /** The form store of the page; 'over' once there was one and the page is another one. */
    earlyCalculator?: Started | 'over';
  }
}

/** The core that works on the page already, where it is of this release and this calculator; otherwise a new one. */
export function formStore<State, View extends FormView>(
  spec: Spec,
  form: () => Form<State, View>,
): FormStore<State, View> {
  const started = typeof window === 'undefined' ? undefined : window.earlyCalculator;
  return started !== undefined && started !== 'over' && started.look.id === spec.id && started.release === release
    ? (started.page as FormStore<State, View>)
    : new FormStore(form());
}

/**
 * Has a core work on what React has rendered, in place of any other.
 *
 * @param keep writes what a visitor has made into the address, and wherever else it is kept
 * @returns ends it: the page is left
 */
export function joinPage<State, View extends FormView>(
  spec: Spec,
  page: FormStore<State, View>,
  keep: (view: View) => void,
): () => void {
  const started = window.earlyCalculator;
  const other = started !== undefined && started !== 'over' && started.page !== page ? started : null;
  const left = other?.stop();
  window.earlyCalculator = 'over';
  page.listen();
  page.attach(keep);
  // Of another release, whose code could not be loaded after all: what was typed is the same to both.
  if (left && other?.look.id === spec.id) page.change(() => left.state as State);
  return () => void page.stop();
}
