import type { CalculatorView } from '#definition/definition.ts';
import { chosenAfter, fieldOf, partOf } from '#live/controls.ts';
import { drawFields } from '#live/draw-fields.ts';
import { drawBasis, drawFigures } from '#live/draw-figures.ts';
import { drawRatesAbove } from '#live/draw-rates-above.ts';
import type { Form } from '#live/form.ts';
import { marked, setText } from '#live/marked.ts';
import { typedText } from '#live/typed-text.ts';
import { type Worked, workedOut } from '#live/worked.ts';
import { figureLooks } from '#outcome/outcome.ts';
import { printedText } from '#outcome/printed-text.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { addressed, fromQuery, toQuery } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { calm } from '#scenario/read-fields.ts';
import { blankScenario, initialScenario, type Scenario } from '#scenario/scenario.ts';
import { inMonth, monthOf } from '#scenario/target-month.ts';

/** A calculator's form. `today` is `YYYY-MM-DD` in India, null where the server knows no day. */
export const calculatorForm = (look: CalculatorView, today: string | null): Form<Scenario, Worked> => ({
  today,
  initial: initialScenario(look, today),
  initialOn: (day) => initialScenario(look, day),
  blank: blankScenario(look),
  linked: (search) => fromQuery(look, search, today ?? ''),
  text: ({ texts, todaysRupees }, name) => (name === TODAYS_RUPEES ? todaysRupees.text : texts[name]),
  withText,
  after: (scenario, control, how) => {
    const name = fieldOf(control);
    const before = scenario.texts[name];
    if (before === undefined) return chosenAfter(scenario, control, how);
    const part = partOf(control);
    const text =
      part === undefined
        ? typedText(control, look.rules[name]?.unit === 'rupees', before, how)
        : inMonth(before, { ...monthOf(before), [part]: control.value }, scenario.countedFrom ?? today ?? '');
    return text === before ? scenario : withText(scenario, name, text);
  },
  view: (scenario, before) => workedOut(look, scenario, today, before),
  parts: ({ above }) => above.map(({ name }) => name).join(),
  draw: (worked, typing) => drawCalculator(look, worked, typing),
  link: ({ scenario, reading }) => addressed(look.path, toQuery(look, scenario, reading)),
});

const withText = (scenario: Scenario, name: string, text: string): Scenario =>
  name === TODAYS_RUPEES
    ? { ...scenario, todaysRupees: { ...scenario.todaysRupees, text } }
    : { ...scenario, texts: { ...scenario.texts, [name]: text } };

/**
 * Writes what follows from a scenario into the places that are marked for it. Chart, table and explanations are drawn by
 * those who stand there.
 *
 * @param typing the field whose text is on its way to a figure, so that nothing is wrong with it yet; '' for none
 * @returns what a screen reader should be told
 */
export function drawCalculator(look: CalculatorView, worked: Worked, typing: string): string {
  const { scenario, reading, outcome, conversion, above, today } = worked;
  const { choices } = scenario;
  drawFields(look, scenario, calm(reading, typing), today);
  drawBasis(conversion);
  drawFigures(figureLooks(look, choices, conversion), outcome, today);
  drawRatesAbove(above);
  setText(marked('convention')[0], look.convention(choices, reading.values));
  setText(marked('printed')[0], outcome === null ? '' : printedText(look, outcome, worked.inflationPct, today));
  return spokenResult(outcome, reading.problems, today);
}
