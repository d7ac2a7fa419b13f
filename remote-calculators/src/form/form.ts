import type { Control, Typing } from '#form/typed-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** What every page's view has. */
export interface FormView {
  /** What chart, table and explanations are drawn from; null while figures are missing. */
  outcome: Outcome | null;
  /** The day that the figures count from, `YYYY-MM-DD`; null until the page runs in a browser. */
  today: string | null;
}

/**
 * What a kind of page with fields tells its form store: how its state is read, changed, worked out and drawn.
 *
 * @typeParam State everything that a visitor sets: a scenario, or a plan of several goals
 * @typeParam View what follows from a state: readings, figures, the outcome of the model
 */
export interface Form<State, View extends FormView> {
  /** Today in India, `YYYY-MM-DD`; null where the server knows no day. */
  today: string | null;
  initial: State;
  /** The same on another day, where it depends on that. */
  initialOn?: (day: string) => State;
  /** The page without any figure, as the server sends it when it could not work a link out. */
  blank: State;
  /** What the address says: null for nothing, 'bad' for something that cannot be used. */
  linked: (search: string) => State | 'bad' | null;
  /** What this browser has kept: for an address that says nothing, or of what it says. Null where that is nothing. */
  stored?: (linked: State | null) => State | null;
  /** A field's text; undefined for what is no field of this form. */
  text: (state: State, name: string) => string | undefined;
  withText: (state: State, name: string, text: string) => State;
  /**
   * The state after a control was used; the same object when the control is none that decides a figure.
   *
   * @param how how the event came about
   */
  after: (state: State, control: Control, how: Typing) => State;
  /** @param before the last view, of which all is taken that has not changed */
  view: (state: State, before: View | null) => View;
  /** Changes whenever a part of the page comes or goes that only React can bring. */
  parts: (view: View) => string;
  /**
   * Puts a view on the page. What is wrong with the text of the field that is being typed in is not said.
   *
   * @param typing the name of that field; '' for none
   * @returns what a screen reader should be told
   */
  draw: (view: View, typing: string) => string;
  /** The address that opens a view again: path and query; '' while figures are missing. */
  link: (view: View) => string;
}
