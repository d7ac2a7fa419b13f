import type { CalculatorView } from '#calculator-page/definition.ts';
import { printedText } from '#calculator-page/keep/printed-text.ts';
import { ratesAbove } from '#calculator-page/results/assumed-rates.ts';
import { figureLooks, outcomeOf } from '#calculator-page/results/outcome.ts';
import { spokenResult } from '#calculator-page/results/spoken-result.ts';
import { conversionAt } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { calm, readFields } from '#calculator-page/scenario/read-fields.ts';
import type { Scenario } from '#calculator-page/scenario/scenario.ts';
import { drawFields } from '#early/draw-fields.ts';
import { drawBasis, drawFigures } from '#early/draw-figures.ts';
import { drawRatesAbove } from '#early/draw-rates-above.ts';
import { marked, setText } from '#early/marked.ts';

/**
 * Puts a scenario on the prerendered page: the same models, rules and texts as React's page, written into the places
 * that it has marked. What is drawn later there (chart, table, explanations) is marked as behind.
 *
 * @param today `YYYY-MM-DD` in India
 * @param typing the field whose text is on its way to a figure, so that nothing is wrong with it yet; '' for none
 * @returns what a screen reader should be told
 */
export function draw(look: CalculatorView, scenario: Scenario, today: string, typing: string): string {
  const { texts, choices, countedFrom } = scenario;
  const from = countedFrom ?? today;
  const reading = readFields(look, texts, from);
  const inflation = todaysRupeesPct(scenario);
  const conversion = conversionAt(inflation);
  const outcome = reading.inputs === null ? null : outcomeOf(look, reading.inputs, choices, conversion);

  drawFields(look, scenario, calm(reading, typing), from);
  drawBasis(conversion);
  drawFigures(look, figureLooks(look, choices, conversion), outcome);
  drawRatesAbove(ratesAbove(look, reading.values, scenario));
  setText(marked('convention')[0], look.convention(choices, reading.values));
  setText(marked('printed')[0], outcome === null ? '' : printedText(look, outcome, inflation, from));
  for (const part of marked('later')) part.setAttribute('aria-busy', 'true');
  return spokenResult(outcome, reading.problems);
}
