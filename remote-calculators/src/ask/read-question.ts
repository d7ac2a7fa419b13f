import { type Assigned, type Figures, figuresOf } from '#ask/figures.ts';
import { type Filled, type Filling, fill, RETIREMENT_AGE } from '#ask/fill.ts';
import { type Awaited, awaitedIn } from '#ask/how-long.ts';
import type { KnownCalculator, KnownCalculators } from '#ask/known.ts';
import { ahead, conceptOf, isAimedAt, type Measure, measuresOf, wordOf } from '#ask/measures.ts';
import { type StatedGoals, severalGoals } from '#ask/several-goals.ts';
import type { Concept } from '#ask/subject.ts';
import { MOST_INSTALMENT, named, type Said, subjectOf, type Unsure } from '#ask/subject.ts';
import { type Token, tokensOf } from '#ask/tokens.ts';
import type { Roles } from '#definition/roles.ts';

/** What is asked back: what the sum is, or an input that only the visitor knows. */
export type Doubt =
  | { about: Unsure }
  | { about: 'missing'; calculator: KnownCalculator; name: string; unit: 'rupees' | 'term' | 'age' }
  | { about: 'figure' }
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
  const tokens = tokensOf(text);
  const read = measuresOf(tokens);
  if (read === null) return { kind: 'question', doubt: { about: 'figure' } };
  // What is paid by the week or the quarter is no part of a month that anybody knows: the month's is asked.
  const measures = read.filter((measure) => measure.every !== 'other' && !isLoanInstalment(tokens, measure));
  // "15 saal ke liye" says how long, "1 crore ke liye" what for.
  const isSpan = (place: number) => measures.some(({ kind, end }) => kind === 'term' && end === place);
  const words = new Set<Concept | undefined>(
    tokens.map((token, place) => (isSpan(place) && conceptOf(token) === 'aim' ? undefined : conceptOf(token))),
  );
  const assigned = figuresOf(measures, tokens, Number(today.slice(0, 4)));
  const toACrore = tokens.some(isCrorepati) && assigned.sums.every((sum) => sum <= MOST_INSTALMENT);
  const { figures: found, sums, paidNow } = asSaid(toACrore ? withCrore(assigned) : assigned, words);
  const told = measures.length + (toACrore ? 1 : 0);
  const pays = words.has('invest') || words.has('save') || words.has('sip');
  const isOtherwise = read.some(({ every }) => every === 'other') || (found.yearly !== undefined && pays);
  const isAim =
    words.has('want') || words.has('aim') || measures.some((one) => one.kind === 'amount' && isAimedAt(tokens, one));
  const said: Said = {
    says: (concept) => words.has(concept),
    monthly:
      found.monthly !== undefined ||
      isOtherwise ||
      (words.has('monthly') && found.expense === undefined && sums.length > 0 && !isAim),
    sums: heldToo(found, words)
      ? [Number(found.have), ...sums]
      : found.monthly === undefined && words.has('sip') && words.has('monthly')
        ? sums.slice(1)
        : sums,
    isAim,
    wantsIncome: measures.some((measure) => measure.every === 'month' && isWanted(tokens, measure)),
    paidNow: paidNow || heldToo(found, words),
    hasTerm: found.term !== undefined || spanOf(found) !== undefined,
    hasStepUp: words.has('stepUp') || found.stepUp !== undefined,
  };
  const several = goalsIn({ measures, tokens, figures: found, today }, known);
  const isNamed = named.some(([concept, calculator]) => calculator !== PLANNER && words.has(concept));
  if (several !== undefined && !isNamed) return several;
  const awaited = awaitedIn(said, found, sums);
  if (awaited === 'monthlyOrOnce') return { kind: 'question', doubt: { about: awaited } };
  if (awaited !== undefined) return untilReached(awaited, known, today, told);
  const meant = isSpending(tokens, found) ? 'swp' : subjectOf(said);
  const subject = isPension(meant, tokens, found, said.wantsIncome) ? 'retirementByExpense' : meant;
  if (subject === undefined) return { kind: 'nothing' };
  if (isDoubt(subject)) return { kind: 'question', doubt: { about: subject } };
  const calculator = known[subject];
  if (calculator === undefined) return { kind: 'nothing' };
  // A page of flows or of several goals takes its figures there.
  const takesFigures = Object.keys(calculator.takes).length > 0;
  if (read.length === 0 || !takesFigures) return { kind: 'open', key: subject, calculator };
  // Where no age is asked, two of them say how long.
  const span = calculator.takes.age === undefined && found.term === undefined ? spanOf(found) : undefined;
  const toRetirement = subject === 'sip' && said.says('retire') && found.age !== undefined && span === undefined;
  // How long it lasts is seen over the longest term.
  const isEndless =
    subject === 'swp' &&
    found.term === undefined &&
    (said.says('lasts') || said.says('howLong') || isSpending(tokens, found));
  const term = isEndless
    ? LONGEST_TERM
    : toRetirement
      ? (RETIREMENT_AGE - Number(found.age)) * 12
      : (span ?? found.term);
  const figures = asMeant(subject, { ...found, term }, sums, { asks: said.says, takes: calculator.takes });
  const count = told - (span === undefined ? 0 : 1) + (isEndless ? 1 : 0);
  const filling = fill(subject, calculator, figures, today);
  if (toRetirement) filling.assumed.push('years');
  if (paidOnce.has(subject) && said.says('lumpsum')) filling.inputs.mode = 'oneTime';
  if (subject !== 'regime') return asRead(subject, calculator, filling, count);
  if (Number(filling.inputs.salary) < LEAST_TAXED && figures.monthly === undefined && figures.yearly === undefined)
    return { kind: 'question', doubt: { about: 'monthlyOrYearly' } };
  return asRead(subject, calculator, atAge(filling, found.age, said), count);
}

const CRORE = 10_000_000;

/** Who has a crore is called so: a sum to reach that no number says. */
const isCrorepati = (token: Token) => token.kind === 'word' && /^(crorepati|करोडपति)/.test(token.word);

const withCrore = ({ figures, sums, paidNow }: Assigned): Assigned => ({
  ...{ figures: { ...figures, sum: figures.sum ?? CRORE }, sums: [...sums, CRORE], paidNow },
});

/** In months, as pages take them. */
const LONGEST_TERM = 600;

/** "Need 50000 a month", "income of 50000 a month". */
const isWanted = (tokens: readonly Token[], { at }: Measure): boolean => {
  const before = ahead(tokens, at);
  return wordOf(before) === 'get' || ['want', 'aim', 'payout'].includes(conceptOf(before) ?? '');
};

/** "SIP of 25,000 for retirement" says no "a month", and what is paid back later is an instalment all the same. */
function asSaid(assigned: Assigned, words: ReadonlySet<Concept | undefined>): Assigned {
  const { figures, sums } = assigned;
  const [only, ...others] = sums;
  const isInstalment = only !== undefined && only <= MOST_INSTALMENT && others.length === 0;
  if (!isInstalment || figures.monthly !== undefined || !words.has('sip') || !words.has('retire')) return assigned;
  return { ...assigned, figures: { ...figures, monthly: only, sum: undefined }, sums: [] };
}

/** Who has retired with a sum and says what a month costs asks how long it lasts. */
const isSpending = (tokens: readonly Token[], { expense, sum, have }: Figures): boolean =>
  expense !== undefined && (sum ?? have) !== undefined && tokens.some((token) => wordOf(token) === 'retired');

/** What somebody has beside an instalment is invested too. */
const heldToo = ({ have, monthly }: Figures, words: ReadonlySet<Concept | undefined>): boolean =>
  have !== undefined && monthly !== undefined && !words.has('want') && !words.has('aim');

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

/** The months between two ages, "till 60, I am 28"; undefined without both. */
const spanOf = ({ age, laterAge }: Figures): number | undefined =>
  age === undefined || laterAge === undefined ? undefined : (laterAge - age) * 12;

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
/** Whoever pays an instalment says so; retiring "with 1 lakh a month" is living on it. */
const paying: ReadonlySet<Concept | undefined> = new Set(['invest', 'save', 'sip']);

/** "Pension of 50000 from 60": what a month costs then, and no corpus. */
const isPension = (
  subject: string | undefined,
  tokens: readonly Token[],
  { monthly, sum }: Figures,
  wantsIncome: boolean,
): boolean =>
  subject === 'retirement' &&
  (wantsIncome ||
    (monthly !== undefined && sum === undefined && !tokens.some((token) => paying.has(conceptOf(token)))) ||
    tokens.some((token) => token.kind === 'word' && pension.test(token.word))) &&
  ((sum === undefined && monthly !== undefined) || (monthly === undefined && sum !== undefined && sum < LEAST_CORPUS));

const emi = /^(emi|ईएमआई|ಇಎಂಐ)$/;
/** Above it an amount beside "EMI" is the loan. */
const MOST_EMI = 100_000;

/** "EMI 40000, how much loan": what is paid back in a month. No loan is as small, and how much it may be is asked. */
function isLoanInstalment(tokens: readonly Token[], { kind, value, at, end }: Measure): boolean {
  const words = tokens.map((token) => (token.kind === 'word' ? token.word : ''));
  const isBeside = [at - 1, at - 2, end].some((place) => emi.test(words[place] ?? ''));
  return (
    kind === 'amount' && value <= MOST_EMI && isBeside && tokens.filter((one) => conceptOf(one) === 'emi').length > 1
  );
}

const PLANNER = 'planYourGoal';
const USUAL_RATE = 12;

/** Goals, which may be paid for at once. */
const paidOnce = new Set(['corpus', 'dreamCar', 'dreamHouse', 'childEducation', 'childMarriage']);
const paysFromSum = new Set(['swp', 'stp']);
const paidYearly = new Set(['ppf', 'ssy']);
const paidMonthly = new Set(['sip', 'stepUpSip', 'rd', 'nps', 'epf', 'delay', 'ppf', 'ssy']);

/** The loan is the largest sum; of the others one is paid early, where that is said. */
function asLoan(figures: Figures, sums: readonly number[], isPrepaid: boolean): Figures {
  const all = [...sums, ...(figures.have === undefined ? [] : [figures.have])].sort((one, other) => other - one);
  const [loan, extra] = all;
  return { ...figures, sum: loan, have: isPrepaid ? extra : undefined, yearly: isPrepaid ? figures.yearly : undefined };
}

/** The same figures for a calculator that names its amounts otherwise: "SIP 5000" says no "a month", and means it. */
function asMeant(
  subject: string,
  figures: Figures,
  sums: readonly number[],
  { asks, takes }: { asks: Said['says']; takes: Roles },
): Figures {
  if (subject === 'regime' && figures.monthly !== undefined && figures.yearly === undefined && sums.length === 0)
    return { ...figures, yearly: figures.monthly * 12 };
  // Beside an income stands at times a year: "tax 2026 20 lakh".
  if (subject === 'regime' && sums.length > 1) return { ...figures, sum: Math.max(...sums) };
  if (subject === 'swp' && figures.monthly === undefined && figures.expense !== undefined)
    return { ...figures, monthly: figures.expense, sum: figures.sum ?? figures.have };
  if (subject === 'retirementByExpense' && figures.expense === undefined)
    return { ...figures, expense: figures.monthly ?? figures.sum, monthly: undefined, sum: undefined };
  if (subject === 'fire' && figures.monthly === undefined && sums.length === 1)
    return { ...figures, monthly: figures.sum, sum: undefined };
  const [only] = sums;
  // More than a year's deposit may be is no month's.
  if (paidYearly.has(subject) && figures.monthly === undefined && figures.yearly === undefined && Number(only) > 12_500)
    return { ...figures, yearly: only, sum: undefined };
  if (subject === 'inflation')
    return { ...figures, inflation: figures.inflation ?? figures.stepUp, sum: figures.sum ?? figures.expense };
  if (subject === 'lifecover' && figures.yearly === undefined && sums.length > 0)
    return { ...figures, yearly: sums[0] };
  if (subject === 'emi') return asLoan(figures, sums, asks('prepay'));
  const amounts = [...sums, ...[figures.monthly, figures.have].filter((amount) => amount !== undefined)];
  const [first] = sums;
  if (
    paidMonthly.has(subject) &&
    figures.monthly === undefined &&
    figures.yearly === undefined &&
    first !== undefined
  ) {
    return { ...figures, monthly: first };
  }
  if (paysFromSum.has(subject) && amounts.length === 2) {
    // More than is there cannot be paid, so the smaller of the two is what goes out every month.
    return { ...figures, sum: Math.max(...amounts), monthly: Math.min(...amounts) };
  }
  if (figures.have !== undefined && figures.sum === undefined && takes.have === undefined)
    return { ...figures, sum: figures.have, have: undefined };
  return figures;
}
