import type { CalculatorView } from '#calculator-page/definition.ts';
import { fromQuery } from '#calculator-page/scenario/link.ts';
import { blankScenario, initialScenario, type Scenario } from '#calculator-page/scenario/scenario.ts';
import { draw } from '#early/draw.ts';
import { scenarioAfter } from '#early/scenario-after.ts';

/** What a prerendered form holds, and how it is read and drawn before React comes. */
export interface EarlyForm<State> {
  initial: State;
  /** The page without any figure, as the server sends it when it could not work a link out. */
  blank: State;
  /** What the address says, or null when it says nothing that can be drawn here. */
  linked: (search: string) => State | null;
  /** A field's text; undefined for what is no field of this form. */
  text: (state: State, name: string) => string | undefined;
  withText: (state: State, name: string, text: string) => State;
  /**
   * The state after a control was used; the same object when the control is none that decides a figure.
   *
   * @param forward true when Delete was pressed, which takes the digit after the caret
   */
  after: (state: State, control: Element, forward: boolean) => State;
  /**
   * Puts a state on the page. What is wrong with the text of the field that is being typed in is not said.
   *
   * @param typing the name of that field; '' for none
   * @returns what a screen reader should be told
   */
  draw: (state: State, typing: string) => string;
}

/** A calculator's form. `today` is `YYYY-MM-DD` in India. */
export const calculatorForm = (look: CalculatorView, today: string): EarlyForm<Scenario> => ({
  initial: initialScenario(look),
  blank: blankScenario(look),
  linked: (search) => {
    const linked = fromQuery(look, search, today);
    return linked === 'bad' ? null : linked;
  },
  text: ({ texts }, name) => texts[name],
  withText: (scenario, name, text) => ({ ...scenario, texts: { ...scenario.texts, [name]: text } }),
  after: (scenario, control, forward) => scenarioAfter(look, scenario, control, forward),
  draw: (scenario, typing) => draw(look, scenario, today, typing),
});
