import { listed } from '#calculators/listed.ts';
import { amountOf } from '#engine/amount-of.ts';
import { runOf } from '#engine/model.ts';
import { inr } from '#figures/inr.ts';
import type { Pick } from '#pickers/pick-card.tsx';

/** The cards of the calculators below these pages, in the order of the catalogue, each with its example worked out. */
export const picksBelow = (...parents: readonly string[]): Pick[] =>
  listed.flatMap(({ view: { path, parent, model }, listing: { pick } }) => {
    if (pick === undefined || !parents.includes(parent.to)) return [];
    const { title, line, drawing, asked, inputs, result, unit } = pick;
    const figure = inr(amountOf(runOf(model, inputs).results, result));
    return [{ to: path, title, line, drawing, example: { inputs: asked, figure, ...(unit && { unit }) } }];
  });
