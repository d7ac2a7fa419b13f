import { turnedFields } from '#calculator-page/turn/turned-fields.data.ts';
import type { CalculatorView, Turn } from '#definition/definition.ts';
import type { InputRule } from '#engine/model.ts';
import { closeEnough, wholeEnough } from '#engine/rounding.ts';
import { plainFigure } from '#figures/amount-text.ts';
import type { Worked } from '#form/calculator-form.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { addressed, todaysRupeesPct } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { boundsProblem, MOST_PLACES } from '#scenario/read-fields.ts';

/** What the fields of another page take. */
export type TurnedFields = Readonly<Record<string, { rule: InputRule; wholeOnly: boolean; optional: boolean }>>;

/**
 * The page that asks the same plan the other way round, with that plan: `/corpus?target=1161695.38&years=10&…`. Its path
 * alone while figures are missing, and where it has no field for one of them or does not take one.
 */
export function turnedAddress({ turned, conventions }: CalculatorView, worked: Worked): string {
  const { scenario, reading, outcome } = worked;
  const { choices } = scenario;
  const ways = turned?.ways.filter(({ way = choices.mode }) => way === choices.mode) ?? [];
  const usual = ways[0]?.path ?? '';
  const turn = ways.find(({ without = [] }) => !without.some((name) => (reading.values[name] ?? 0) > 0));
  const figures = turn && outcome && figuresOf(turn, outcome);
  if (!turn || !figures) return usual;
  const query = new URLSearchParams(figures);
  for (const name of conventions) query.set(name, choices[name]);
  if (turn.mode) query.set('mode', turn.mode);
  const inflation = todaysRupeesPct(scenario);
  if (inflation !== null) query.set(TODAYS_RUPEES, plainFigure(inflation));
  return addressed(turn.path, query.toString());
}

/** The figures of a turn by the fields of its page; null where that does not take one of them. */
function figuresOf({ path, fields, answer, becomes }: Turn, { values, choices, run }: Outcome): string[][] | null {
  const { field, result, resultAtStart = result } = answer;
  const amount = run.results[choices.timing === 'start' ? resultAtStart : result];
  if (typeof amount !== 'bigint') return null;
  const most = run.results[becomes ?? ''];
  const end = typeof most === 'bigint' ? most : amount;
  const figures: string[][] = [];
  for (const [name, { rule, wholeOnly, optional }] of Object.entries(turnedFields[path] ?? {})) {
    const answered = () => Number(wholeOnly ? wholeEnough(amount, end) : closeEnough(amount, end, MOST_PLACES));
    const value = name === field ? answered() : values[fields[name] ?? ''];
    // An optional field that is left empty means as much as 0.
    if (optional && !value) continue;
    if (value === undefined || boundsProblem(value, rule, wholeOnly) !== undefined) return null;
    figures.push([name, plainFigure(value)]);
  }
  return figures;
}
