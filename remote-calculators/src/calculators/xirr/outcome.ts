import { groupIndian } from 'shared/format/rupees';
import { messages } from '#calculators/xirr/messages.en.ts';
import { type XirrResults, xirr } from '#calculators/xirr/model.ts';
import { type FlowsReading, readFlows } from '#calculators/xirr/read-flows.ts';
import type { Answers } from '#calculators/xirr/statement/entry.ts';
import type { FigureSpec } from '#definition/definition.ts';
import { type Exact, exact, ONE, whole, ZERO } from '#engine/exact.ts';
import { flowLines, LEAST_FLOWS, MOST_FLOWS } from '#engine/flows-input.ts';
import { InputError, MOST_RUPEES } from '#engine/possible.ts';
import { percent, rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import type { Figure } from '#outcome/outcome.ts';

/** Wrong rows that are named; more of them stand behind "and {more} more". */
const MOST_NAMED = 5;
const DAYS_A_YEAR = 365;

/** Yearly rates that nobody can use, in per cent: a few weeks stretched to a year. */
const OF_NO_USE = { below: whole(-90), above: whole(1000) };
/** From here on a rate in per cent has more figures than anybody reads. */
const TOO_LONG = whole(1_000_000);
/** What four places round to a total loss. */
const NEARLY_TOTAL = whole(-100) + ONE / 20_000n;

/** What follows from the rows that were typed: figures, or why there are none. */
export interface XirrOutcome {
  reading: FlowsReading;
  results: XirrResults | null;
  /** What stands in the way of figures, a sentence each. */
  problems: readonly string[];
  /** What has to be said beside the figures. */
  notes: readonly string[];
}

/** A percentage in Indian groups: "37,133.3731%". */
function percentText(value: Exact): string {
  const [, minus = '', units = '', places = ''] = /^(-?)(\d+)(.*)$/.exec(percent(value)) ?? [];
  return messages.perCentAYear({ rate: `${minus}${groupIndian(units)}${places}` });
}

/** The yearly rate as it is read: "37.3363%", or why none is told. */
export function rateText({ totalReceived, xirrPct, ratesTooLarge }: XirrResults): string {
  if (xirrPct === null) return ratesTooLarge > 0 ? messages.tooLargeToWrite : messages.resultRateNone;
  if (xirrPct >= TOO_LONG) return messages.moreThanAMillion;
  if (totalReceived > ZERO && xirrPct <= NEARLY_TOTAL) return messages.nearlyTotalLoss;
  return percentText(xirrPct);
}

/** The gain of the period, "50.0000% in 25 days"; null where the rows cover a year, or one day alone. */
export const periodText = ({ gainPct, days }: XirrResults): string | null =>
  days > 0 && days < DAYS_A_YEAR ? messages.resultGainText({ gain: percentText(gainPct), days }) : null;

function rowProblems({ problems }: FlowsReading): string[] {
  const named = problems.slice(0, MOST_NAMED).map(({ row, what }) => messages.rowCannotBeRead({ row, what }));
  const more = problems.length - named.length;
  return more > 0 ? [...named, messages.moreRows({ more })] : named;
}

function flowProblem(amounts: readonly Exact[]): string {
  if (amounts.length < LEAST_FLOWS) return messages.enterTwoRows;
  if (amounts.length > MOST_FLOWS) return messages.tooManyRows({ most: fieldText(MOST_FLOWS) });
  const most = exact(MOST_RUPEES);
  if (amounts.some((amount) => amount > most || amount < -most)) return messages.amountsAtMost;
  return amounts.some((amount) => amount < ZERO) ? messages.nothingReceived : messages.nothingPaidIn;
}

function notesOf({ totalReceived, profit, ratesFound, xirrPct, days, ratesTooLarge }: XirrResults): string[] {
  if (xirrPct === null) return ratesTooLarge > 0 ? [messages.aRateFitsBut] : [];
  if (totalReceived === ZERO) return [messages.noteTotalLoss];
  // Where money came first and was paid back, f falls where it rises for an investment.
  const isLoan = ratesFound === 1 && profit * xirrPct < ZERO;
  const isUseless = xirrPct > OF_NO_USE.above || xirrPct < OF_NO_USE.below;
  return [
    ...(ratesFound > 1 ? [messages.noteSeveralRates] : []),
    ...(isLoan ? [messages.asALoan] : []),
    ...(days < DAYS_A_YEAR ? [isUseless ? messages.yearlyOfNoUse({ days }) : messages.annualised({ days })] : []),
  ];
}

/** Works out what stands in the rows. Nothing is worked out while one of them cannot be read, or something is asked. */
export function xirrOutcome(text: string, answers: Answers = {}): XirrOutcome {
  const reading = readFlows(text, answers);
  const none = { reading, results: null, notes: [] };
  if (reading.question) return { ...none, problems: [messages.answerBelow] };
  if (reading.problems.length > 0) return { ...none, problems: rowProblems(reading) };
  try {
    const { results } = xirr.run({ flows: flowLines(reading.flows) });
    return { reading, results, problems: [], notes: notesOf(results) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...none, problems: [flowProblem(reading.flows.map(({ amount }) => exact(amount)))] };
  }
}

type Spec = FigureSpec<keyof XirrResults>;

const yearly: Spec = { result: 'xirrPct', label: messages.resultRate };
const sums: readonly Spec[] = [
  { result: 'totalPaid', label: messages.resultPaid },
  { result: 'totalReceived', label: messages.totalReceived },
  { result: 'profit', label: messages.resultProfit },
];
/** Under a year the gain of the period leads, as it is not stretched to a year. */
const withinAYear: readonly [Spec, ...Spec[]] = [
  { result: 'gainPct', label: messages.resultGain, hero: true },
  yearly,
  ...sums,
];
const overYears: readonly [Spec, ...Spec[]] = [{ ...yearly, hero: true }, ...sums];

function figureOf(spec: Spec, results: XirrResults | null): Figure {
  const none = { ...spec, amount: null, words: null, inMonth: null, bought: null };
  if (results === null) return none;
  if (spec.result === 'xirrPct') return { ...none, words: rateText(results) };
  if (spec.result === 'gainPct') return { ...none, words: periodText(results) };
  const amount = results[spec.result];
  return { ...none, amount: typeof amount === 'bigint' ? rupees(amount) : null };
}

/** The figures of the result in their order, the one that the page is about first; blank without results. */
export function shownFigures(results: XirrResults | null) {
  const [first, ...others] = results !== null && periodText(results) !== null ? withinAYear : overYears;
  const shown = (spec: Spec) => ({ spec, figure: figureOf(spec, results) });
  return [shown(first), ...others.map(shown)] as const;
}
