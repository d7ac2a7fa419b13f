import type { CalculatorView, PageView } from '#definition/definition.ts';
import { namesOf, readInputs } from '#engine/read-inputs.ts';
import { fromQuery, LONGEST_QUERY } from '#scenario/link.ts';
import { linkNames } from '#scenario/link-names.ts';
import { isDrawnByItsView } from '#tools/view-for.ts';

/**
 * The link of the page that shows these figures; nothing where no page takes all of them, as a figure out of the page's
 * bounds or an input that only `calc` knows.
 *
 * @param views the pages of a calculator, of which a link means one
 * @param inputs as they came from outside, and as the engine has taken them
 */
export function pageWith(views: readonly PageView[], inputs: unknown, today: string): { page?: string } {
  for (const view of views) {
    const query = isDrawnByItsView(view) ? queryFor(view, inputs, today) : undefined;
    if (query !== undefined) return { page: `${view.path}?${query}` };
  }
  return {};
}

function queryFor(view: CalculatorView, inputs: unknown, today: string): string | undefined {
  const given = Object.keys(Object(inputs));
  const known = linkNames(view);
  const taken = namesOf(view.model);
  if (!given.every((name) => known.includes(name) && taken.includes(name))) return undefined;
  const query = new URLSearchParams();
  const read = readInputs(view.model, inputs);
  for (const name of given) if (read[name] !== undefined) query.set(name, String(read[name]));
  // The day that a date was counted from, so that the link says the same for ever.
  if (view.rules.today !== undefined && !query.has('today')) query.set('today', today);
  const scenario = query.toString() === '' ? null : fromQuery(view, `?${query}`, today);
  const isTaken = scenario !== null && scenario !== 'bad' && query.toString().length <= LONGEST_QUERY;
  return isTaken ? query.toString() : undefined;
}
