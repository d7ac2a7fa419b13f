import type { CalculatorView } from '#definition/definition.ts';
import { drawFields } from '#live/draw-fields.ts';
import { drawBasis, drawFigures } from '#live/draw-figures.ts';
import { drawRatesAbove } from '#live/draw-rates-above.ts';
import { marked, setText } from '#live/marked.ts';
import type { Worked } from '#live/worked.ts';
import { figureLooks } from '#outcome/outcome.ts';
import { printedText } from '#outcome/printed-text.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { calm } from '#scenario/read-fields.ts';

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
