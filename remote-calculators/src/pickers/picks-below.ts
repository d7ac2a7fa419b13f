import { listed } from '#calculators/listed.ts';
import type { Inputs } from '#definition/definition.ts';
import type { Intention } from '#definition/listing.ts';
import { amountOf } from '#engine/amount-of.ts';
import { runOf } from '#engine/model.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';
import { figureParts } from '#outcome/figure-text.ts';
import type { Pick } from '#pickers/pick-card.tsx';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

/** Cards of one intention. */
export interface PickGroup {
  id: string;
  title: string;
  picks: readonly Pick[];
}

/** What each group of cards is called, in the order of pickers. */
const intentions: readonly [Intention | undefined, string][] = [
  ['putAside', messages.intentionSave],
  ['receive', messages.iWantMoneyToCome],
  ['payFor', messages.intentionSpend],
  ['fixedRate', messages.iWantAFixedRate],
  ['borrowAndProtect', messages.iBorrowOrProtect],
  ['lookAt', messages.intentionUnderstand],
  [undefined, messages.intentionOther],
];

/** What a calculator's group is called, on pickers and in the header's menu. */
export const groupTitle = (of: Intention | undefined): string =>
  intentions.find(([intention]) => intention === of)?.[1] ?? messages.intentionOther;

type Listed = (typeof listed)[number];

/** A card's figures hold on any day: what it says is counted from the same one. */
const SOME_DAY = '2026-08-31';

/** What a page opens on, as its model takes it. */
function opening(view: Listed['view']): Inputs {
  const { texts, choices } = initialScenario(view, SOME_DAY);
  const { inputs, problems } = readFields(view, texts, SOME_DAY, choices);
  if (inputs === null) throw new Error(`${view.path} opens on no example: ${JSON.stringify(problems)}`);
  return inputs;
}

function pickOf({ view, listing: { pick } }: Listed): Pick[] {
  if (pick === undefined) return [];
  const { path, model, figures } = view;
  const { title, line, drawing, asked, inputs, result, unit } = pick;
  const { saysAmount = inr } = figures.find((spec) => spec.result === result) ?? {};
  const amount =
    typeof result === 'function' ? result() : amountOf(runOf(model, inputs ?? opening(view)).results, result);
  const figure = figureParts(saysAmount(amount));
  return [{ to: path, title, line, drawing, example: { inputs: asked, figure, ...(unit && { unit }) } }];
}

/**
 * The cards of the calculators below these pages, each with its example worked out: by intention, and within each in the
 * order of the catalogue. An intention without a card is left out.
 */
export const picksBelow = (...parents: readonly string[]): PickGroup[] =>
  intentions.flatMap(([intention, title]) => {
    const picks = listed
      .filter(({ view: { parent }, listing: { pick } }) => parents.includes(parent.to) && pick?.intention === intention)
      .flatMap(pickOf);
    return picks.length === 0 ? [] : [{ id: `picks-${intention ?? 'more'}`, title, picks }];
  });
