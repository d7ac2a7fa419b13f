import { formatDate } from 'shared/format/date';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';
import { view } from '#calculators/tax-regime/fields.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeResults } from '#calculators/tax-regime/model.ts';
import type { RegimeOutcome } from '#calculators/tax-regime/regime-form.ts';
import { rupees } from '#engine/rounding.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';

const { year, source, dated } = incomeTax;
const NONE = withUnit(0, 'rupees');

/** Whose tax of which year the figures are: stands below them. */
export const whoseTax = messages.whoseTax({ year });

/** The same with all that was assumed, and where it is from: goes along with the figures, and stands with their working. */
export const convention = `${whoseTax} ${messages.roundedAndSource({ source, dated: formatDate(dated) })}`;

/** Which regime takes less, and by how much. */
export function betterText({ better, saves }: TaxRegimeResults): string {
  if (better === 'same') return messages.betterSame;
  return better === 'new' ? messages.betterNew({ saves: inr(saves) }) : messages.betterOld({ saves: inr(saves) });
}

/** The answer where there is room for one name and one figure. */
export function glanceOf(results: TaxRegimeResults | null): { label: string; text: string } {
  if (results === null) return { label: messages.resultHeading, text: '' };
  const { better, saves, newTax } = results;
  if (better === 'same') return { label: messages.glanceSame, text: inr(newTax) };
  return { label: better === 'new' ? messages.glanceNew : messages.glanceOld, text: inr(saves) };
}

/** The tax of both regimes; without amounts while there is no result. */
export function figuresOf(results: TaxRegimeResults | null): Figure[] {
  const amounts = new Map(Object.entries(results ?? {}));
  return view.figures.map((spec) => {
    const amount = amounts.get(spec.result);
    return {
      ...spec,
      amount: typeof amount === 'bigint' ? rupees(amount) : null,
      words: null,
      inMonth: null,
      bought: null,
    };
  });
}

/** What was typed, by the names of its fields. */
export const typedIn = ({ reading }: RegimeOutcome): (readonly [label: string, text: string])[] =>
  view.fields.flatMap(({ name, label }) => {
    const value = reading.values[name];
    return value === undefined ? [] : [[label, withUnit(value, 'rupees')] as const];
  });

/** Both taxes in words, for whoever they are passed on to. What is 0 goes without saying. */
export function shownRegimes(outcome: RegimeOutcome): ShownPlan {
  const { results } = outcome;
  const typed = typedIn(outcome).filter(([, text]) => text !== NONE);
  return {
    title: view.title,
    asked: typed.map(([label, text]) => `${label} ${text}`).join(', '),
    figures: figuresOf(results).map((figure) => ({ label: figure.label, text: figureText(figure, null) })),
    basis: [results ? betterText(results) : '', convention].filter(Boolean).join(' '),
  };
}

/** What was typed and which regime takes less, in the words of a title; '' while there is no result. */
export const headOf = (outcome: RegimeOutcome): string =>
  outcome.results === null ? '' : `${shownRegimes(outcome).asked}: ${betterText(outcome.results)}`;
