import type { Step } from '#calculator-page/ahead/use-fields-ahead.ts';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { ratesAbove } from '#calculator-page/results/assumed-rates.ts';
import { type Conversion, figureLooks, type Outcome, outcomeOf } from '#calculator-page/results/outcome.ts';
import { type Reading, readFields } from '#calculator-page/scenario/read-fields.ts';
import type { Scenario } from '#calculator-page/scenario/scenario.ts';
import { drawField } from '#early/draw-fields.ts';
import { drawFigures } from '#early/draw-figures.ts';
import { drawRatesAbove } from '#early/draw-rates-above.ts';
import { marked, setText } from '#early/marked.ts';

/** What React has rendered last. */
interface Rendered {
  definition: CalculatorDefinition;
  scenario: Scenario;
  reading: Reading;
  outcome: Outcome | null;
  conversion: Conversion;
  today: string | null;
}

const hasProblems = ({ problems }: Reading): boolean => Object.keys(problems).length > 0;

/**
 * What writes a field and the figures that follow from it into the places that are marked for the early script. What is
 * wrong with its text is for React to say, once the typing rests: on the way from one figure to another most texts are.
 *
 * @returns undefined when parts of the page come or go with it, which is for React
 */
export function fieldStep(rendered: Rendered, name: string, text: string): Step<Outcome> | undefined {
  const { definition, scenario, today } = rendered;
  const { choices } = scenario;
  const field = definition.fields.find((one) => one.name === name);
  if (field === undefined || rendered.outcome === null || hasProblems(rendered.reading)) return undefined;
  const texts = { ...scenario.texts, [name]: text };
  const reading = readFields(definition, texts, today);
  if (Object.keys(reading.problems).some((place) => place !== name)) return undefined;
  const above = ratesAbove(definition, reading.values, scenario);
  const aboveBefore = ratesAbove(definition, rendered.reading.values, scenario);
  if (above.map((rate) => rate.name).join() !== aboveBefore.map((rate) => rate.name).join()) return undefined;

  const draw = () => {
    const { inputs, values } = reading;
    drawField(definition, field, { texts, choices }, { ...reading, problems: {} }, today);
    const outcome = inputs === null ? null : outcomeOf(definition, inputs, choices, rendered.conversion);
    drawFigures(definition, figureLooks(definition, choices, rendered.conversion), outcome);
    drawRatesAbove(above);
    setText(marked('convention')[0], definition.convention(choices, values));
    return outcome;
  };
  return { unfinished: reading.inputs === null, draw };
}
