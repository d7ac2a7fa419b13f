import type { CalculatorView } from '#calculator-page/definition.ts';

/** What stands on the page when React comes. */
export interface EarlyState<State> {
  /** The scenario of a calculator, or the plan of several goals. */
  state: State;
  /** False while only a link has set the figures. */
  touched: boolean;
  /** The field that is being typed in; '' for none. */
  typing: string;
}

declare global {
  interface Window {
    /** The script that computes until React does; 'over' once React has taken its place. */
    earlyCalculator?: { look: Pick<CalculatorView, 'id'>; stop: () => EarlyState<unknown> | null } | 'over';
  }
}

/**
 * Ends the early script for good. The page's first render shows the usual example, as the server did; the state that
 * this returns is what the visitor sees by then.
 *
 * @returns null when nothing has been changed, or when it was the script of another page
 */
export function takeOver<State>(id: CalculatorView['id']): EarlyState<State> | null {
  const early = window.earlyCalculator;
  window.earlyCalculator = 'over';
  if (early === undefined || early === 'over') return null;
  const state = early.stop();
  return early.look.id === id ? (state as EarlyState<State> | null) : null;
}
