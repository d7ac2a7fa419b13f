import { messages } from '#calculators/xirr/messages.en.ts';
import { type XirrResults, xirr } from '#calculators/xirr/model.ts';
import { type FlowsReading, readFlows } from '#calculators/xirr/read-flows.ts';
import { type Exact, exact, ZERO } from '#engine/exact.ts';
import { dayNumber, flowLines, LEAST_FLOWS, MOST_FLOWS } from '#engine/flows-input.ts';
import { InputError } from '#engine/input-error.ts';
import { MOST_RUPEES } from '#engine/possible.ts';
import { percent } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';

/** Wrong rows that are named; more of them stand behind "and {more} more". */
const MOST_NAMED = 5;
const DAYS_A_YEAR = 365;

/** What follows from the rows that were typed: figures, or why there are none. */
export interface XirrOutcome {
  reading: FlowsReading;
  results: XirrResults | null;
  /** What stands in the way of figures, a sentence each. */
  problems: readonly string[];
  /** What has to be said beside the figures. */
  notes: readonly string[];
}

/** The rate as it is read: "37.3363%", or that none fits. */
export const rateText = ({ xirrPct }: XirrResults): string =>
  xirrPct === null ? messages.noYearlyRate : messages.perCentAYear({ rate: percent(xirrPct) });

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

function notesOf({ flows }: FlowsReading, { ratesFound, xirrPct }: XirrResults): string[] {
  const days = flows.map(({ date }) => dayNumber(date) ?? 0);
  const first = days.reduce((least, day) => Math.min(least, day));
  const term = days.reduce((most, day) => Math.max(most, day)) - first;
  return [
    ...(ratesFound > 1 ? [messages.moreThanOneRate] : []),
    ...(xirrPct !== null && term < DAYS_A_YEAR ? [messages.annualised({ days: term })] : []),
  ];
}

/** Works out what stands in the rows. Nothing is worked out while one of them cannot be read. */
export function xirrOutcome(text: string): XirrOutcome {
  const reading = readFlows(text);
  const none = { reading, results: null, notes: [] };
  if (reading.problems.length > 0) return { ...none, problems: rowProblems(reading) };
  try {
    const { results } = xirr.run({ flows: flowLines(reading.flows) });
    return { reading, results, problems: [], notes: notesOf(reading, results) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...none, problems: [flowProblem(reading.flows.map(({ amount }) => exact(amount)))] };
  }
}
