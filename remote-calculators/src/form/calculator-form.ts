import type { CalculatorView } from '#definition/definition.ts';
import { chosenAfter, fieldOf, partOf } from '#form/controls.ts';
import { drawChoices, drawFields, drawRatesAbove } from '#form/draw-fields.ts';
import { drawBasis, drawFigures } from '#form/draw-figures.ts';
import type { Form, FormView } from '#form/form.ts';
import { marked, setText } from '#form/marked.ts';
import { typedText } from '#form/typed-text.ts';
import { rateWarnings } from '#outcome/assumed-rates.ts';
import { type Conversion, figureSpecs, outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/price-basis.ts';
import { printedText } from '#outcome/printed-text.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { addressed, fromQuery, todaysRupeesPct, toQuery } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { type Reading, readFields, withoutErrorOf } from '#scenario/read-fields.ts';
import { blankScenario, initialScenario, type Scenario } from '#scenario/scenario.ts';
import { inMonth, monthOf } from '#scenario/target-month.ts';

/** Everything that follows from a scenario: what form, result and all that stands below them are drawn from. */
export interface Worked extends FormView {
  scenario: Scenario;
  reading: Reading;
  /** The inflation of today's rupees in per cent; null while amounts are as paid. */
  inflationPct: number | null;
  conversion: Conversion;
  /** What is said of assumed rates above AMFI's limits. */
  above: ReturnType<typeof rateWarnings>;
}

/**
 * Works a scenario out.
 *
 * @param day today in India as `YYYY-MM-DD`, null where it is not known
 * @param before what was worked out last: what follows from the same figures is not worked out again
 */
export function workedOut(spec: CalculatorView, scenario: Scenario, day: string | null, before: Worked | null): Worked {
  const { texts, choices } = scenario;
  const today = scenario.countedFrom ?? day;
  const inflationPct = spec.unpriced ? null : todaysRupeesPct(scenario);
  const conversion = before?.inflationPct === inflationPct ? before.conversion : conversionAt(inflationPct);
  const isSame =
    before?.scenario.texts === texts &&
    before.scenario.choices === choices &&
    before.conversion === conversion &&
    before.today === today;
  const reading = isSame ? before.reading : readFields(spec, texts, today, choices);
  const outcome = isSame ? before.outcome : reading.inputs && outcomeOf(spec, reading.inputs, choices, conversion);
  return {
    scenario,
    reading,
    outcome,
    inflationPct,
    conversion,
    above: rateWarnings(spec, reading.values, scenario),
    today,
  };
}

/** A calculator's form. `today` is `YYYY-MM-DD` in India, null where the server knows no day. */
export const calculatorForm = (spec: CalculatorView, today: string | null): Form<Scenario, Worked> => ({
  today,
  initial: initialScenario(spec, today),
  initialOn: (day) => initialScenario(spec, day),
  blank: blankScenario(spec),
  linked: (search) => fromQuery(spec, search, today ?? ''),
  text: ({ texts, todaysRupees }, name) => (name === TODAYS_RUPEES ? todaysRupees.text : texts[name]),
  withText,
  after: (scenario, control, how) => {
    const name = fieldOf(control);
    const before = scenario.texts[name];
    if (before === undefined) return chosenAfter(scenario, control, how);
    const part = partOf(control);
    const text =
      part === undefined
        ? typedText(control, spec.rules[name]?.unit === 'rupees', before, how)
        : inMonth(before, { ...monthOf(before), [part]: control.value }, scenario.countedFrom ?? today ?? '');
    return text === before ? scenario : withText(scenario, name, text);
  },
  view: (scenario, before) => workedOut(spec, scenario, today, before),
  parts: ({ above }) => above.map(({ name }) => name).join(),
  draw: (worked, typing) => drawCalculator(spec, worked, typing),
  link: ({ scenario, reading }) => addressed(spec.path, toQuery(spec, scenario, reading)),
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
export function drawCalculator(spec: CalculatorView, worked: Worked, typing: string): string {
  const { scenario, reading, outcome, conversion, above, today } = worked;
  const { choices } = scenario;
  drawFields(document, spec, scenario, withoutErrorOf(reading, typing), today, typing);
  drawChoices(scenario, typing);
  drawBasis(conversion);
  drawFigures(figureSpecs(spec, choices, conversion), outcome, today);
  drawRatesAbove(above);
  setText(marked('convention')[0], spec.convention(choices, reading.values));
  setText(marked('printed')[0], outcome === null ? '' : printedText(spec, outcome, worked.inflationPct, today));
  return spokenResult(outcome, reading.problems, today);
}
