import { readWritten } from 'shared/format/written-figure';
import { lessDownPayment, partOf, shares } from '#ask/parts.ts';
import type { Concept } from '#ask/subject.ts';
import { ahead, conceptOf, type Token, wordOf } from '#ask/tokens.ts';

/** A number of a question with what it measures; `at` and `end` are the tokens that it takes. */
export interface Measure {
  kind: 'amount' | 'term' | 'rate' | 'age' | 'bare';
  /** Rupees, months, per cent, years of age, or a number of which nothing says what it is. */
  value: number;
  at: number;
  end: number;
  /** Of an amount: how often it is paid; by the day, the week or the quarter, which no calculator counts. */
  every?: 'month' | 'year' | 'other';
  /** The far end of a range: "10 to 15 years" are 10 years up to 15, so that nobody is promised too much. */
  upTo?: number;
}

const scales: { readonly [C in Concept]?: string } = {
  ...{ thousand: 'k', lakh: 'lakh', million: 'million', crore: 'crore', billion: 'billion' },
};
/** Longest term in months that a number before "month" may be: "500 a month" is none. */
const LONGEST_TERM_MONTHS = 480;
/** Below it a number without a unit is no amount. */
export const LEAST_AMOUNT = 100;

/** What a number with its scale comes to, by the one reader of written figures; null when it cannot be read. */
function scaled(written: string, scale = ''): number | null {
  const read = readWritten(`${written}${scale}`);
  return read.state === 'figure' ? Number(read.plain) : null;
}

/** From here on nobody pays as much in a month: "5 lakh 10k SIP" are two amounts, "1 lakh 50 thousand a month" is one. */
const LEAST_APART = 500_000;
const instalment = /^(emi|ईएमआई|ಇಎಂಐ)$/;

/** Whether the amount that ends at `place` is said to be paid every month. */
function isPaidMonthly(tokens: readonly Token[], place: number): boolean {
  const token = tokens[conceptOf(tokens[place]) === 'rupees' ? place + 1 : place];
  return ['sip', 'monthly', 'month'].includes(conceptOf(token) ?? '') || instalment.test(wordOf(token));
}

/** Reads one number with what scales it: "5", "5 lakh", "1 lakh 50 thousand", "2 hundred". */
function figureAt(tokens: readonly Token[], at: number): { value: number; end: number; hasScale: boolean } | null {
  let value = 0;
  let end = at;
  let hasScale = false;
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const token = tokens[end];
    if (token?.kind !== 'number' || (hasScale && token.apart)) break;
    const concept = conceptOf(tokens[end + 1]);
    if (concept === 'hundred') {
      const hundreds = scaled(token.written);
      if (hundreds === null || last <= 100) break;
      return { value: value + hundreds * 100, end: end + 2, hasScale: true };
    }
    const scale = concept && scales[concept];
    if (scale === undefined && hasScale) break;
    const part = scaled(token.written, scale);
    if (part === null) return null;
    if (scale === undefined) return { value: part, end: end + 1, hasScale };
    const size = scaled('1', scale) ?? 1;
    if (size >= last || (value >= LEAST_APART && isPaidMonthly(tokens, end + 2))) break;
    value += part;
    last = size;
    end += 2;
    hasScale = true;
  }
  return end === at ? null : { value, end, hasScale };
}

/** Follow their number, whatever comes then. */
const OLD: ReadonlySet<string> = new Set(['old', 'yo', 'ka', 'ki', 'का', 'की']);
const signs: ReadonlySet<string> = new Set(['₹', 'rs', 'inr']);

/** Whether the word at `place` says that the number before it is in rupees: "5000 rupees 10 years", but not "at 19, ₹5000". */
function followsAsRupees(tokens: readonly Token[], place: number, isLarge: boolean): boolean {
  const token = tokens[place];
  if (token?.kind !== 'word' || token.concept !== 'rupees') return false;
  if (tokens[place + 1]?.kind !== 'number' || !signs.has(token.word)) return true;
  // "3000000₹ 15 years": what is followed by a span or a percentage is no amount.
  if (isLarge && ['year', 'month', 'percent'].includes(conceptOf(tokens[place + 2]) ?? '')) return true;
  return token.word !== '₹' && isLarge;
}

/** "60 EMIs": a month each, and no amount. */
const isCountOfEmis = (tokens: readonly Token[], end: number, value: number) =>
  /^(emis?|instal?lments?)$/.test(wordOf(tokens[end])) && value <= LONGEST_TERM_MONTHS && Number.isInteger(value);

/**
 * The unit of a number.
 *
 * @param from the first token that no number before has taken
 */
function measured(
  tokens: readonly Token[],
  at: number,
  from: number,
  { value, end, hasScale }: { value: number; end: number; hasScale: boolean },
): Measure {
  // "30 lakh ka hai 15 saal": what follows a number is that number's.
  const isTaken = at === from || (at === from + 1 && from > 0 && OLD.has(wordOf(tokens[from])));
  const before = isTaken ? undefined : conceptOf(tokens[at - 1]);
  const next = conceptOf(tokens[end]);
  const isNamed = followsAsRupees(tokens, end, hasScale || value >= LEAST_AMOUNT);
  const isAmount = hasScale || before === 'rupees' || isNamed;
  if (!isAmount) {
    if (next === 'percent') return { kind: 'rate', value, at, end: end + 1 };
    if (before === 'percent') return { kind: 'rate', value, at: at - 1, end };
    // "10 years, age 5": what a number follows is that number's.
    const isAgeAt = (place: number) =>
      conceptOf(tokens[place]) === 'age' && (OLD.has(wordOf(tokens[place])) || tokens[place + 1]?.kind !== 'number');
    const isAged = value < LEAST_AMOUNT && (before === 'age' || isAgeAt(end));
    if (isAged && next !== 'year') return { kind: 'age', value, at, end };
    if (next === 'year' && value < LEAST_AMOUNT) {
      const isAge = before === 'age' || isAgeAt(end + 1) || isAgeAt(end + 2);
      return isAge ? { kind: 'age', value, at, end: end + 1 } : { kind: 'term', value: value * 12, at, end: end + 1 };
    }
    const isMonths = next === 'month' || isCountOfEmis(tokens, end, value);
    if (isMonths && value <= LONGEST_TERM_MONTHS) return { kind: 'term', value, at, end: end + 1 };
    if (value < LEAST_AMOUNT) return { kind: 'bare', value, at, end };
  }
  return { kind: 'amount', value, at, end: isNamed ? end + 1 : end };
}

/** Between the two figures of a range. */
const rangeWord = /^(to|or|ya|se|से|या|ಅಥವಾ)$/;
/** Beside these an amount has become another: "cagr of 5 to 10 lakh". */
const growing: readonly Concept[] = ['return', 'become', 'double', 'stepUp', 'rising', 'howLong'];
/** "30 to 60 years" are two ages, and so are a child's. */
const areAges = (tokens: readonly Token[], first: number, last: number): boolean =>
  (first >= 18 && last >= 45) || tokens.some((token) => conceptOf(token) === 'child');

/**
 * "15-20 years", "10 to 12%", "50 to 60 lakh": one figure, and the smaller one.
 *
 * @param first what is read of the number in front, which has no unit of its own
 */
function rangeFrom(tokens: readonly Token[], first: Measure, from: number): Measure | undefined {
  const between = wordOf(tokens[first.end]);
  const isBetween = rangeWord.test(between) || (between === 'and' && wordOf(tokens[first.at - 1]) === 'between');
  const at = first.end + 1;
  const figure = first.kind === 'bare' && isBetween && tokens[at]?.kind === 'number' ? figureAt(tokens, at) : null;
  if (figure === null || figure.end > at + 2) return undefined;
  const last = measured(tokens, at, from, figure);
  const size = last.value / (scaled(numberOf(tokens[at])) ?? 1);
  const isSum =
    last.kind === 'amount' &&
    figure.hasScale &&
    !growing.some((one) => tokens.some((token) => conceptOf(token) === one));
  const isSpan = last.kind === 'term' && !areAges(tokens, first.value, last.value / size);
  if (!(isSum || isSpan || last.kind === 'rate') || first.value * size >= last.value) return undefined;
  return { ...last, value: first.value * size, at: first.at, upTo: last.value };
}

const often: { readonly [C in Concept]?: 'month' | 'year' | 'other' } = {
  monthly: 'month',
  month: 'month',
  payout: 'month',
  yearly: 'year',
  otherwise: 'other',
};
const from: ReadonlySet<string> = new Set(['from', 'on', 'with', 'se', 'से']);
/** A smaller amount behind "for" is as likely what is paid. */
const LEAST_AIM = 100_000;
/** No income of a month is as much. */
const LEAST_SOURCE = 1_000_000;

const aiming: ReadonlySet<string> = new Set(['for', 'get', 'reach']);

/** "For 1 crore": a sum to reach. */
export const isAimedAt = (tokens: readonly Token[], { at, value }: Pick<Measure, 'at' | 'value'>): boolean =>
  value >= LEAST_AIM && aiming.has(wordOf(ahead(tokens, at)));

/** Whether an amount is what a monthly income comes from: "from 80 lakh". */
function isSource(tokens: readonly Token[], { at, value }: Measure): boolean {
  const before = ahead(tokens, at);
  return value >= LEAST_SOURCE || (before?.kind === 'word' && from.has(before.word));
}

/** "After 15 years", "15 saal baad". */
export const isAfter = (tokens: readonly Token[], { at, end }: Measure): boolean =>
  wordOf(tokens[at - 1]) === 'after' || /^(baad|बाद|ನಂತರ)$/.test(wordOf(tokens[end]));

const dueBehind = /^(tak|तक|me|mein|में|baad|बाद|ನಂತರ|ವರೆಗೆ|ರಲ್ಲಿ|ರೊಳಗೆ|ಕ್ಕೆ)$/;

/** "By 2040", "before the year 2040", "2040 tak", "2040 se pehle". */
export function isDueYear(tokens: readonly Token[], { at, end }: Measure): boolean {
  const isNamed = conceptOf(tokens[at - 1]) === 'year';
  if (isNamed || conceptOf(tokens[at - 1]) === 'in' || dueBehind.test(wordOf(tokens[end]))) return true;
  return conceptOf(tokens[end]) === 'in' && /^(se|से)$/.test(wordOf(tokens[end]));
}

const compounding = /^(compound|interest|rest|chakravridhi|byaj|ब्याज|चक्रवृद्धि|ಬಡ್ಡಿ)/;

/** "Quarterly compounding" and "compounded quarterly" say nothing of an amount. */
const ofInterest = (tokens: readonly Token[], place: number): boolean =>
  [place - 1, place + 1].some((beside) => compounding.test(wordOf(tokens[beside])));

/** "How much can I withdraw monthly from 1 crore": the month's amount is what is asked for, and not the one beside it. */
function isAskedMonthly(tokens: readonly Token[], place: number, { value, at, end }: Measure): boolean {
  const asked = [1, 2, 3, 4].map((step) => place - step).find((one) => conceptOf(tokens[one]) === 'howMuch');
  // "1 crore se har mahine kitna milega".
  if (value >= LEAST_AIM && from.has(wordOf(tokens[end])) && conceptOf(tokens[place + 1]) === 'howMuch') return true;
  return asked !== undefined && value >= LEAST_AIM && (end <= asked || at > place + 1);
}

/** Nothing grows by more in a month: "12% monthly" is a SIP's rate. */
const MOST_A_MONTH = 5;

/** "1% per month", "1% interest monthly", "monthly interest of 1%": the rate that a word of a month at `place` belongs to. */
function rateOfMonth(tokens: readonly Token[], measures: readonly Measure[], place: number): Measure | undefined {
  const isReturn = (at: number) => conceptOf(tokens[at]) === 'return';
  const isRise = (at: number) => ['stepUp', 'rising'].includes(conceptOf(tokens[at]) ?? '');
  const ofPlace = (at: number) => measures.some(({ kind, end }) => kind === 'amount' && end === at);
  const isBehind = ({ end }: Measure) => end === place || (end === place - 1 && isReturn(end));
  const isAhead = ({ at }: Measure) =>
    isReturn(place + 1) &&
    !ofPlace(place) &&
    (at === place + 2 || (at === place + 3 && wordOf(tokens[place + 2]) === 'of'));
  const rises = ({ at, end }: Measure) => [at - 1, at - 2, end].some(isRise);
  // "SWP of 1% per month" is what is taken out.
  if (tokens.some((token) => conceptOf(token) === 'swp')) return undefined;
  return measures.find(
    (rate) => rate.kind === 'rate' && rate.value <= MOST_A_MONTH && (isBehind(rate) || isAhead(rate)) && !rises(rate),
  );
}

/** "Annual step up", "yearly increase of": how often an amount rises. "5000 yearly, increasing" says how often it is paid. */
const ofRise = (tokens: readonly Token[], place: number): boolean =>
  ['stepUp', 'rising'].includes(conceptOf(tokens[place + 1]) ?? '') && !/(ing|ed)$/.test(wordOf(tokens[place + 1]));

/** Says of each amount whether it is paid every month or every year: the nearest one to the word, the one before it first. */
function paidEvery(tokens: readonly Token[], measures: Measure[]): void {
  // "What do I need every month for 1 crore": then only an amount beside the word is paid every month.
  const isAsked = ({ kind, at, value }: Measure) => kind === 'amount' && isAimedAt(tokens, { at, value });
  const asks =
    tokens.some((token) => conceptOf(token) === 'want' || conceptOf(token) === 'aim') || measures.some(isAsked);
  tokens.forEach((token, place) => {
    const concept = conceptOf(token);
    if (measures.some(({ at, end }) => place >= at && place < end)) return;
    const every = often[concept ?? 'a'];
    if (every === undefined || (every === 'other' && ofInterest(tokens, place))) return;
    if (every === 'year' && ofRise(tokens, place)) return;
    const rate = every === 'month' ? rateOfMonth(tokens, measures, place) : undefined;
    if (rate !== undefined) {
      rate.value = Math.round(rate.value * 12 * 1e6) / 1e6;
      return;
    }
    const apart = ({ at, end }: Measure) => {
      const start = conceptOf(tokens[at - 1]) === 'rupees' ? at - 1 : at;
      return end <= place ? place - end : start - place - 0.5;
    };
    const nearest = measures
      .filter(({ kind }) => kind === 'amount' || (concept === 'yearly' && kind === 'rate'))
      .filter((measure) => concept !== 'payout' || !isSource(tokens, measure))
      .sort((one, other) => apart(one) - apart(other))[0];
    if (concept === 'monthly' && nearest !== undefined && isAskedMonthly(tokens, place, nearest)) return;
    const farthest = concept === 'month' || concept === 'payout' ? 2 : 1;
    if (nearest === undefined || (asks && apart(nearest) > farthest)) return;
    // "5 lakh for 3 years, monthly interest": the rhythm is that of the interest.
    if (apart(nearest) > 1 && ofInterest(tokens, place)) return;
    if (nearest.value >= LEAST_SOURCE && apart(nearest) > 2) return;
    if (nearest.kind === 'amount') nearest.every ??= every;
  });
}

const numberOf = (token: Token | undefined): string => (token?.kind === 'number' ? token.written : '');
/** Joins "2 years 6 months", in either order of words, to one term. */
function joined(measures: readonly Measure[]): Measure[] {
  const all: Measure[] = [];
  for (const measure of measures) {
    const last = all.at(-1);
    const follows = last?.kind === 'term' && measure.kind === 'term' && measure.at - last.end <= 1;
    if (follows && last.value % 12 === 0 && measure.value < 12) {
      last.value += measure.value;
      last.end = measure.end;
    } else all.push({ ...measure });
  }
  return all;
}

/** Spans that no calculator counts: a term is so many months. */
const tooShort = /^(days?|weeks?|din|dino|hafte|hafta|दिन.*|हफ्त.*|ದಿನ.*|ವಾರ.*)$/;

/**
 * Every number of a question with what it measures.
 *
 * @returns why not, when a number cannot be read (`figure`), such as "12,5", or counts days or weeks (`days`)
 */
export function measuresOf(tokens: readonly Token[]): Measure[] | 'figure' | 'days' {
  const found: Measure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'number') {
      const scale = scales[conceptOf(token) ?? 'a'];
      const isOne = scale !== undefined && conceptOf(tokens[at - 1]) === 'a' && scale.length > 1;
      if (isOne) found.push({ kind: 'amount', value: scaled('1', scale) ?? 0, at, end: at + 1 });
      continue;
    }
    const figure = figureAt(tokens, at);
    if (figure === null) return 'figure';
    if (!figure.hasScale && tooShort.test(wordOf(tokens[figure.end]))) return 'days';
    const from = found.at(-1)?.end ?? 0;
    const one = measured(tokens, at, from, figure);
    const measure = rangeFrom(tokens, one, from) ?? one;
    found.push(measure);
    at = measure.end - 1;
  }
  const measures = joined(lessDownPayment(tokens, partOf(tokens, shares(tokens, found))));
  paidEvery(tokens, measures);
  return measures;
}
