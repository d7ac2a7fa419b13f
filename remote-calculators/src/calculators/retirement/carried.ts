import type { CalculatorView } from '#definition/definition.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

/** One of the two questions, as it was left. */
interface LeftWith {
  view: CalculatorView;
  scenario: Scenario;
}

/**
 * What a question begins with after the other one: what both ask goes along, and the rest is as the question was left itself.
 * Asked for the first time, it has its example's figures there, or none where the other one's were emptied.
 *
 * @param from the other question
 * @param kept what the question was left with, if it was asked before
 * @returns null where the other one shows its example still: so does this one
 */
function carriedOver(from: LeftWith, to: CalculatorView, kept: Scenario | undefined): Scenario | null {
  const usual = initialScenario(from.view, null);
  const { texts, choices, todaysRupees } = from.scenario;
  const { rateConvention } = choices;
  const isUntouched =
    Object.entries(usual.texts).every(([name, text]) => texts[name] === text) &&
    rateConvention === usual.choices.rateConvention &&
    todaysRupees.on === usual.todaysRupees.on;
  if (kept === undefined && isUntouched) return null;
  const begun = kept ?? emptiedAs(from, to);
  const both = to.fields.flatMap(({ name }) => (texts[name] === undefined ? [] : [[name, texts[name]]]));
  return {
    ...begun,
    texts: { ...begun.texts, ...Object.fromEntries(both) },
    choices: { ...begun.choices, rateConvention },
    todaysRupees,
  };
}

/** How a question begins, without the example's figures where the other one has none of its own. */
function emptiedAs({ view, scenario }: LeftWith, to: CalculatorView): Scenario {
  const begun = initialScenario(to, null);
  const ownOf = ({ opensOn = {} }: CalculatorView, { fields }: CalculatorView) =>
    Object.keys(opensOn).filter((name) => !fields.some((field) => field.name === name));
  if (ownOf(view, to).some((name) => scenario.texts[name] !== '')) return begun;
  return { ...begun, texts: { ...begun.texts, ...Object.fromEntries(ownOf(to, view).map((name) => [name, ''])) } };
}

/** What goes from one question of a page to the other, while the page lives. */
export class BetweenQuestions {
  readonly #kept = new Map<CalculatorView, Scenario>();
  #from: LeftWith | null = null;
  #isPressed = false;

  /** The other question was chosen on the page, and not by an address. */
  press(): void {
    this.#isPressed = true;
  }

  readonly left = (view: CalculatorView, scenario: Scenario): void => {
    this.#kept.set(view, scenario);
    this.#from = { view, scenario };
  };

  readonly taken = (view: CalculatorView): Scenario | null => {
    const from = this.#isPressed ? this.#from : null;
    this.#isPressed = false;
    return from && carriedOver(from, view, this.#kept.get(view));
  };
}
