import { formatRupees } from 'shared/format/rupees';
import { type ChartUnit, niceScale, type Scale } from '#calculator-page/chart/scale.ts';
import type { CalculatorView, ColumnSpec } from '#definition/definition.ts';
import { amountOf } from '#engine/amount-of.ts';
import { ZERO } from '#engine/exact.ts';
import type { ShownRow } from '#engine/present.ts';
import { messages } from '#messages.en.ts';
import { figureOf, figureText } from '#outcome/figure-text.ts';
import { type Outcome, tableOf } from '#outcome/outcome.ts';
import { endsIn } from '#specs/notes.ts';

export type LineKind = 'beside' | 'pinned' | 'low' | 'middle' | 'high';

interface LineSpec {
  /** In the legend. */
  name: string;
  /** At the line's end, where space is short. */
  end: string;
  /** Lengths of dash and gap in pixels. */
  dash: readonly number[];
}

/** Each line has its own dash whatever else is drawn: on screen, on paper and in the legend. */
export const lineSpecs: Readonly<Record<LineKind, LineSpec>> = {
  // Each calculator says what its line is.
  beside: { name: '', end: '', dash: [7, 5] },
  pinned: { name: messages.columnPinned, end: messages.columnPinned, dash: [12, 4] },
  high: { name: messages.oneInTenAbove, end: messages.chanceAbove, dash: [5, 3] },
  middle: { name: messages.chanceMiddle, end: messages.chanceMiddle, dash: [9, 3, 2, 3] },
  low: { name: messages.oneInTenBelow, end: messages.chanceBelow, dash: [2, 3] },
};

/**
 * What is held against the bars of every outcome, as a line over them: a loan without its extra payments, what would be
 * needed. Where it is the same as the bars throughout, it has no points and no name.
 */
export function besideLine({ stack, beside }: Pick<CalculatorView, 'stack' | 'beside'>, outcome: Outcome): ChartLine[] {
  if (beside === undefined) return [];
  const rows = outcome.years;
  const differs = rows.some((row) => {
    const bar = stack.reduce((sum, name) => sum + Number(row[name]), 0);
    return Math.abs(bar - Number(row[beside.column])) > 0.005;
  });
  if (!differs) return [{ kind: 'beside', name: '', end: '', at: () => [] }];
  return [
    {
      kind: 'beside',
      name: beside.label,
      end: beside.short,
      at: (unit) =>
        (unit === 'month' ? outcome.monthsOf() : rows).map((row) => ({
          month: row.month,
          amount: Number(row[beside.column]),
        })),
    },
  ];
}

/** The longest term whose chart goes by month: three years of years would be three blocks. */
const MOST_MONTHS_DRAWN = 36;

/** One place of the chart, from the same shown amounts as the table's row. */
export interface ChartPoint {
  /** "2036", the calendar's year in which it ends; where no day is known, and for the months of a short term, "1", "2", … */
  label: string;
  /** "Year 9, Nov 2035, age 39"; without what is not known. */
  name: string;
  lower: number;
  upper: number;
  /** Everything about this point in one sentence, for keyboard and screen readers; made when somebody may hear it. */
  spoken: () => string;
}

interface LinePoint {
  month: number;
  amount: number;
}

/** A line over the bars; `at` gives its amounts, oldest first, at least at the end of each year. */
export interface ChartLine {
  kind: LineKind;
  /** Its names in the legend and at its end, where its kind has none. */
  name?: string;
  end?: string;
  at: (unit: ChartUnit) => readonly LinePoint[];
}

/** What is paid out, which stands on a scale of its own beside the balance. */
interface PayoutData {
  /** The balance before the first month. */
  start: number;
  /** What each unit paid. */
  paid: readonly number[];
  scale: Scale;
  /** The month that left nothing, or null. */
  emptyMonth: number | null;
}

export interface ChartData {
  unit: ChartUnit;
  /** The rows behind the points. */
  rows: readonly ShownRow<string>[];
  points: readonly ChartPoint[];
  lines: readonly ChartLine[];
  scale: Scale;
  /** The points have an upper amount, which stands on the lower one. */
  stacked: boolean;
  /** Null where lower and upper amounts stand on each other; otherwise the lower amount is the balance. */
  payouts: PayoutData | null;
  /** The upper amounts are gains on what the lower ones have paid in. */
  gains: boolean;
  /** A month that stands out, and its words: null while there is none, undefined where there never is one. */
  mark: { month: number; text: string } | null | undefined;
}

/** A row by its year, or by its month when its year is not full or the chart goes by months. */
const rowName = ({ month, year }: ShownRow<string>, unit: ChartUnit = 'year'): string =>
  unit === 'year' && month % 12 === 0 ? messages.rowYear({ year }) : messages.rowMonth({ month });

/** The point in words: "Year 3, Nov 2029: invested ₹1,80,000.00, returns ₹37,538.24, total ₹2,17,538.24". */
const spoken = (name: string, row: ShownRow<string>, columns: readonly ColumnSpec[]): string =>
  `${name}: ${columns
    .map(({ column, short }) => `${short.toLowerCase()} ${formatRupees(String(row[column]))}`)
    .join(', ')}`;

export const unitOf = ({ last }: Outcome): ChartUnit =>
  last !== undefined && last.month <= MOST_MONTHS_DRAWN ? 'month' : 'year';

/** Everything that the chart of an outcome shows. */
export function chartData(
  outcome: Outcome,
  look: Pick<CalculatorView, 'id' | 'modes' | 'stack' | 'payouts' | 'beside' | 'meet'>,
  others: readonly ChartLine[] = [],
  today: string | null = null,
): ChartData {
  const { stack, payouts } = look;
  const [lower, upper] = stack;
  const lines = [...besideLine(look, outcome), ...others];
  const unit = unitOf(outcome);
  const rows = unit === 'month' ? outcome.monthsOf() : outcome.years;
  const end = rows.at(-1)?.month ?? 0;
  const { startsAfter = 0, timing } = tableOf(look, outcome.run, outcome.choices);
  const points = rows.map((row) => {
    const [first, second] = [Number(row[lower]), payouts || upper === undefined ? 0 : Number(row[upper])];
    // Below zero there is nothing to stack: the bar ends where the value does.
    const [base, top] = second < 0 ? [first + second, 0] : [first, second];
    const name = rowName(row, unit) + momentOf(startsAfter + row.month, outcome.inputs.age, today);
    return {
      label: (unit === 'year' && calendarYear(startsAfter + row.month, today)) || String(row[unit]),
      ...{ name, lower: base, upper: top },
      spoken: () => spoken(name, row, outcome.columns),
    };
  });
  const paidOut = payouts && upper !== undefined ? payoutData(outcome, rows, lower, upper) : null;
  const highest = Math.max(
    paidOut?.start ?? 0,
    ...points.map((point) => point.lower + point.upper),
    ...lines.flatMap(({ at }) => at(unit).flatMap(({ month, amount }) => (month <= end ? [amount] : []))),
  );
  const mark =
    paidOut === null
      ? meeting(look, outcome, today)
      : emptied(paidOut, startsAfter - (timing === 'end' ? 0 : 1), today);
  const stacked = paidOut === null && upper !== undefined;
  const gains = upper === 'gains' || upper === 'interest';
  return { unit, rows, points, lines, scale: niceScale(highest), stacked, gains, payouts: paidOut, mark };
}

/** Where bars and line meet, in the words of its figure: "Month 223 (year 19)", or "June 2045 (year 19)" from a day on. */
function meeting(
  { meet }: Pick<CalculatorView, 'meet'>,
  { run, figures }: Outcome,
  today: string | null,
): ChartData['mark'] {
  if (meet === undefined) return undefined;
  const month = run.results[meet];
  const text = figureText(figureOf(figures, meet), today);
  return typeof month === 'number' && text !== '' ? { month, text } : null;
}

/** "Empty in month 265 (year 23)", or "Empty in November 2048" from a day on; nothing for a fund that lasts. */
function emptied({ emptyMonth }: PayoutData, startsAfter: number, today: string | null): ChartData['mark'] {
  if (emptyMonth === null) return null;
  const month = endsIn(startsAfter + emptyMonth, today);
  const text =
    month === 'none'
      ? messages.chartEmptyMonth({ month: emptyMonth, year: Math.ceil(emptyMonth / 12) })
      : messages.chartEmptyOn({ month });
  return { month: emptyMonth, text };
}

function payoutData({ run }: Outcome, rows: readonly ShownRow<string>[], balance: string, total: string): PayoutData {
  const paid = rows.map((row, index) => Number(row[total]) - Number(rows[index - 1]?.[total] ?? 0));
  return {
    start: Number(rows[0]?.totalInvested ?? 0),
    paid,
    scale: niceScale(Math.max(0, ...paid)),
    emptyMonth: run.tables.yearly?.months.find((row) => amountOf(row, balance) === ZERO)?.month ?? null,
  };
}

/** The words of the mark, or '' while there is none. */
export const markText = ({ mark }: ChartData): string => mark?.text ?? '';

/** "2036", in which so many months from today end; undefined where today is not known, as for `momentOf`. */
const calendarYear = (months: number, today: string | null): string | undefined => endsIn(months, today).split(' ')[1];

/**
 * What a bar's name goes on with: when it ends, and how old the person is then whose age the page asks for, such as
 * ", Nov 2036, age 40".
 *
 * @param months from today to its end
 * @param age in years today, where the page asks for one
 * @param today `YYYY-MM-DD` in India; the answer is '' where it is not known, or the end is more than a century away
 */
function momentOf(months: number, age: unknown, today: string | null): string {
  const [name = '', year] = endsIn(months, today).split(' ');
  if (year === undefined) return '';
  const then = typeof age === 'number' ? `, ${messages.chartAge({ age: Math.floor(age + months / 12) })}` : '';
  return `, ${name.slice(0, Number(messages.lettersOfAMonth))} ${year}${then}`;
}
