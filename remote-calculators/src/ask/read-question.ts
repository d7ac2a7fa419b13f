import { asMeant } from '#ask/as-meant.ts';
import type { Figures } from '#ask/figures.ts';
import { type Filled, type Filling, fill, RETIREMENT_AGE } from '#ask/fill.ts';
import { type Awaited, awaitedIn } from '#ask/how-long.ts';
import type { KnownCalculator, KnownCalculators } from '#ask/known.ts';
import { type Measure, measuresOf } from '#ask/measures.ts';
import { type Heard, saidIn, spanOf } from '#ask/said.ts';
import { type StatedGoals, severalGoals } from '#ask/several-goals.ts';
import { named, type Said, subjectOf, type Unsure } from '#ask/subject.ts';
import { conceptOf, type Token, tokensOf, wordOf } from '#ask/tokens.ts';

/** What is asked back: what the sum is, or an input that only the visitor knows. */
export type Doubt =
  | { about: Unsure }
  | { about: 'missing'; calculator: KnownCalculator; name: string; unit: 'rupees' | 'term' | 'age' }
  | { about: 'figure' | 'days' }
  /** Several goals, and not what each costs and when. */
  | { about: 'goals'; calculator: KnownCalculator };

/** What became of a question. */
export type QuestionRead =
  | {
      kind: 'answer';
      key: string;
      calculator: KnownCalculator;
      inputs: Filled;
      assumed: readonly string[];
      /** Whether the question holds a figure for which the calculator has no input. */
      leavesOut: boolean;
      /** Rupees that the plan shall be worth: its term or its return is looked for, and stands in no input yet. */
      until?: number;
    }
  /** Several goals on one budget, with the rates that count for all of them. */
  | {
      kind: 'goals';
      calculator: KnownCalculator;
      stated: StatedGoals;
      rates: { annualRatePct: number; inflationPct: number };
      assumed: readonly ('annualRatePct' | 'inflationPct')[];
      leavesOut: boolean;
    }
  /** A calculator was named, and no figure. */
  | { kind: 'open'; key: string; calculator: KnownCalculator }
  | { kind: 'question'; doubt: Doubt }
  | { kind: 'nothing' };

const doubts: ReadonlySet<string> = new Set<Unsure>([
  'monthlyOrOnce',
  'monthlyOrTarget',
  'onceOrTarget',
  'monthlyOrYearly',
]);
const isDoubt = (subject: string): subject is Unsure => doubts.has(subject);

/**
 * Understands a question to the calculators in English, Hindi (both scripts) or Kannada, without a network: which calculator
 * it means and with which figures. Where two readings are as likely, or an amount is missing, it asks back.
 *
 * @param today `YYYY-MM-DD` in India
 */
export function readQuestion(text: string, known: KnownCalculators, today: string): QuestionRead {
  const { tokens, leftOut } = firstOfTwo(tokensOf(text));
  const read = measuresOf(tokens);
  if (typeof read === 'string') return { kind: 'question', doubt: { about: read } };
  const heard = saidIn(tokens, read, Number(today.slice(0, 4)));
  heard.told += leftOut;
  const { measures, found, sums, said, told } = heard;
  const several = goalsIn({ measures, tokens, figures: found, today }, known);
  const isNamed = named.some(([concept, calculator]) => calculator !== PLANNER && said.says(concept));
  if (several !== undefined && !isNamed) return several;
  const awaited = awaitedIn(said, found, sums);
  if (awaited === 'monthlyOrOnce') return { kind: 'question', doubt: { about: awaited } };
  if (awaited !== undefined) return untilReached(awaited, known, today, told);
  const meant = isSpending(tokens, found) ? 'swp' : subjectOf(said);
  const subject = isPension(meant, tokens, found, said) ? 'retirementByExpense' : meant;
  if (subject === undefined) return { kind: 'nothing' };
  if (isDoubt(subject)) return { kind: 'question', doubt: { about: subject } };
  const calculator = known[subject];
  if (calculator === undefined) return { kind: 'nothing' };
  // A page of flows or of several goals takes its figures there.
  const takesFigures = Object.keys(calculator.takes).length > 0;
  if (read.length === 0 || !takesFigures) return { kind: 'open', key: subject, calculator };
  return filled(subject, calculator, { ...heard, isSpending: isSpending(tokens, found) }, today);
}

const versus = /^(vs|versus|बनाम)$/;
const either = /^(or|ya|या|ಅಥವಾ)$/;
/** Farther behind "or" an amount is no other choice. */
const FARTHEST_CHOICE = 5;
/** What an amount is paid for, or how often. */
const ofPayment: ReadonlySet<string | undefined> = new Set(['sip', 'lumpsum', 'monthly', 'yearly', 'otherwise']);

/**
 * "SIP 10000 vs lumpsum 12 lakh" and "lumpsum 12 lakh or SIP 10000" compare two: the first is answered, and the amount of
 * the other left out.
 *
 * @returns how many figures are left out
 */
function firstOfTwo(tokens: readonly Token[]): { tokens: readonly Token[]; leftOut: number } {
  const all = { tokens, leftOut: 0 };
  const compared = tokens.findIndex((token) => versus.test(wordOf(token)));
  const at = compared >= 0 ? compared : tokens.findIndex((token) => either.test(wordOf(token)));
  if (at < 0) return all;
  const [before, behind] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const [first, second] = [measuresOf(before), measuresOf(behind)];
  if (typeof first === 'string' || typeof second === 'string') return all;
  const amount = second.find(({ kind }) => kind === 'amount');
  if (amount === undefined || !first.some(({ kind }) => kind === 'amount')) return all;
  if (compared < 0 && (amount !== second[0] || amount.at > FARTHEST_CHOICE)) return all;
  // "10000 or 20000 a month" says of both how often.
  const isNamed = before.some((token) => ofPayment.has(conceptOf(token)));
  let { end } = amount;
  while (isNamed && ofPayment.has(conceptOf(behind[end]))) end += 1;
  // A term of its own belongs to the other.
  const next = second.find((measure) => measure.at >= end);
  const hasTerm = next?.kind === 'term' && first.some(({ kind }) => kind === 'term');
  return { tokens: [...before, ...behind.slice(hasTerm ? next.end : end)], leftOut: hasTerm ? 2 : 1 };
}

/** The figures of a question in the inputs of its calculator. */
function filled(
  subject: string,
  calculator: KnownCalculator,
  { said, found, sums, told, isSpending }: Heard & { isSpending: boolean },
  today: string,
): QuestionRead {
  const { says } = said;
  // Where no age is asked, two of them say how long.
  const span = calculator.takes.age === undefined && found.term === undefined ? spanOf(found) : undefined;
  const toRetirement = subject === 'sip' && says('retire') && found.age !== undefined && span === undefined;
  // How long it lasts is seen over the longest term.
  const isEndless = subject === 'swp' && found.term === undefined && (says('lasts') || says('howLong') || isSpending);
  const assumed = toRetirement ? (RETIREMENT_AGE - Number(found.age)) * 12 : undefined;
  const term = isEndless ? LONGEST_TERM : (assumed ?? span ?? found.term);
  const figures = asMeant(subject, { ...found, term }, sums, { asks: says, takes: calculator.takes });
  const count = told - (span === undefined ? 0 : 1) + (isEndless ? 1 : 0);
  const filling = fill(subject, calculator, figures, today);
  if (assumed !== undefined) filling.assumed.push('years');
  if (paidOnce.has(subject) && says('lumpsum')) filling.inputs.mode = 'oneTime';
  if (subject !== 'regime') return asRead(subject, calculator, filling, count);
  if (Number(filling.inputs.salary) < LEAST_TAXED && figures.monthly === undefined && figures.yearly === undefined)
    return { kind: 'question', doubt: { about: 'monthlyOrYearly' } };
  return asRead(subject, calculator, atAge(filling, found.age, said), count);
}

/** In months, as pages take them. */
const LONGEST_TERM = 600;

/** Who has retired with a sum and says what a month costs asks how long it lasts. */
const isSpending = (tokens: readonly Token[], { expense, sum, have }: Figures): boolean =>
  expense !== undefined && (sum ?? have) !== undefined && tokens.some((token) => wordOf(token) === 'retired');

/** Nobody pays tax on less in a year, in either regime: who asks for it may mean a month. */
const LEAST_TAXED = 250_000;

/** The old regime's slabs depend on the age. */
function atAge(filling: Filling, age: number | undefined, { says }: Said): Filling {
  const isOldest = says('superSenior') || (age ?? 0) >= 80;
  const group = isOldest ? '80up' : says('senior') || (age ?? 0) >= 60 ? '60to79' : undefined;
  const inputs = group === undefined ? filling.inputs : { ...filling.inputs, ageGroup: group };
  return { ...filling, inputs, used: filling.used + (age === undefined ? 0 : 1) };
}

/** A plan of which one figure is looked for, and stands in no input. @param said figures of the question */
function untilReached(
  { key, figures, asks, until, doubles }: Awaited,
  known: KnownCalculators,
  today: string,
  said: number,
): QuestionRead {
  const calculator = known[key];
  if (calculator === undefined) return { kind: 'nothing' };
  const filling = fill(key, calculator, figures, today);
  const { [asks]: _, ...inputs } = filling.inputs;
  const assumed = filling.assumed.filter((name) => name !== asks);
  const used = filling.used + (until === undefined || doubles ? 0 : 1);
  const read = asRead(key, calculator, { ...filling, inputs, assumed, used }, said);
  return read.kind === 'answer' && until !== undefined ? { ...read, until } : read;
}

/** A question whose figures stand in a calculator, or what it leaves open. @param said figures of the question */
export function asRead(key: string, calculator: KnownCalculator, filling: Filling, said: number): QuestionRead {
  const { inputs, assumed, missing, used } = filling;
  const [open] = missing;
  if (open === undefined) return { kind: 'answer', key, calculator, inputs, assumed, leavesOut: said > used };
  const unit = open.unit === 'age' ? 'age' : open.unit === 'rupees' ? 'rupees' : 'term';
  return { kind: 'question', doubt: { about: 'missing', calculator, name: open.name, unit } };
}

/** Several goals of a question as it is answered or asked back; undefined where there are not several, or no planner. */
function goalsIn(
  {
    measures,
    tokens,
    figures,
    today,
  }: { measures: readonly Measure[]; tokens: readonly Token[]; figures: Figures; today: string },
  known: KnownCalculators,
): QuestionRead | undefined {
  const calculator = known[PLANNER];
  const { age, laterAge, rate, inflation } = figures;
  const ages = age === undefined || laterAge === undefined ? undefined : ([age, laterAge] as const);
  const stated = severalGoals(measures, tokens, { thisYear: Number(today.slice(0, 4)), ages });
  if (stated === undefined || calculator === undefined) return undefined;
  if (stated === 'unclear') return { kind: 'question', doubt: { about: 'goals', calculator } };
  // As for one goal alone: a price that rises, and the rate that its calculator begins with.
  const usual = (name: string, otherwise: number) =>
    known.dreamCar?.fields.find((field) => field.name === name)?.usual ?? otherwise;
  return {
    ...{ kind: 'goals', calculator, stated },
    rates: {
      annualRatePct: rate ?? usual('annualRatePct', USUAL_RATE),
      inflationPct: inflation ?? usual('inflationPct', 0),
    },
    assumed: [
      ...(rate === undefined ? (['annualRatePct'] as const) : []),
      ...(inflation === undefined ? (['inflationPct'] as const) : []),
    ],
    leavesOut: measures.length > stated.used + [rate, inflation].filter((one) => one !== undefined).length,
  };
}

/** Below it a sum is what a pension pays in a month, and nothing to live on for years. */
const LEAST_CORPUS = 500_000;
const pension = /^(pension|पेंशन|ಪಿಂಚಣಿ)/;

/** "Pension of 50000 from 60": what a month costs then, and no corpus. */
const isPension = (
  subject: string | undefined,
  tokens: readonly Token[],
  { monthly, sum }: Figures,
  { wantsIncome, pays }: Said,
): boolean =>
  subject === 'retirement' &&
  (wantsIncome ||
    // Retiring "with 1 lakh a month" is living on it.
    (monthly !== undefined && sum === undefined && !pays) ||
    tokens.some((token) => token.kind === 'word' && pension.test(token.word))) &&
  ((sum === undefined && monthly !== undefined) || (monthly === undefined && sum !== undefined && sum < LEAST_CORPUS));

const PLANNER = 'planYourGoal';
const USUAL_RATE = 12;

/** Goals, which may be paid for at once. */
const paidOnce = new Set(['corpus', 'dreamCar', 'dreamHouse', 'childEducation', 'childMarriage']);
