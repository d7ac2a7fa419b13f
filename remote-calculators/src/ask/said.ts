import { deducts } from '#ask/deductions.ts';
import { type Assigned, type Figures, figuresOf } from '#ask/figures.ts';
import { isAfter, isAimedAt, isDueYear, type Measure } from '#ask/measures.ts';
import { type Concept, LEAST_TARGET, MOST_INSTALMENT, type Said } from '#ask/subject.ts';
import { ahead, conceptOf, type Token, wordOf } from '#ask/tokens.ts';

/** What a question says: what it is about, and its figures by what they are for. */
export interface Heard {
  said: Said;
  measures: readonly Measure[];
  found: Figures;
  /** As `figuresOf` finds them. */
  sums: readonly number[];
  /** How many figures the question tells. */
  told: number;
}

/** @param read every number of the question, as `measuresOf` reads it */
export function saidIn(tokens: readonly Token[], read: readonly Measure[], thisYear: number): Heard {
  // What is paid by the week or the quarter is no part of a month that anybody knows: the month's is asked.
  const measures = read.filter((measure) => measure.every !== 'other' && !isLoanInstalment(tokens, measure));
  // "15 saal ke liye" says how long, "1 crore ke liye" what for.
  const isSpan = (place: number) => measures.some(({ kind, end }) => kind === 'term' && end === place);
  const words = new Set<Concept | undefined>(
    tokens.map((token, place) => (isSpan(place) && conceptOf(token) === 'aim' ? undefined : conceptOf(token))),
  );
  const assigned = figuresOf(measures, tokens, thisYear);
  const toACrore = tokens.some(isCrorepati) && assigned.sums.every((sum) => sum <= MOST_INSTALMENT);
  const named = asSaid(toACrore ? withCrore(assigned) : assigned, words);
  const holds = isHeld(tokens) && named.sums.length === 1 && named.figures.have === undefined;
  const retiresOn = holds && words.has('retire') && named.figures.monthly === undefined;
  const { figures: found, sums, paidNow } = retiresOn ? asSavings(named) : named;
  const ranges = read.filter(({ upTo }) => upTo !== undefined).length;
  const told = read.length + ranges + (toACrore ? 1 : 0) - assigned.addedUp;
  const pays = words.has('invest') || words.has('save') || words.has('sip');
  const isOtherwise = read.some(({ every }) => every === 'other') || (found.yearly !== undefined && pays);
  const isAim =
    words.has('want') || words.has('aim') || measures.some((one) => one.kind === 'amount' && isAimedAt(tokens, one));
  const gets = words.has('become') || tokens.some((token) => wordOf(token) === 'get');
  const asksIncome = words.has('monthly') && gets && !isAim && !words.has('sip') && found.monthly === undefined;
  const said: Said = {
    says: (concept) => words.has(concept),
    monthly:
      found.monthly !== undefined ||
      isOtherwise ||
      (words.has('monthly') &&
        !asksIncome &&
        found.expense === undefined &&
        sums.some((sum) => sum < LEAST_TARGET) &&
        !isAim),
    sums: heldToo(found, words)
      ? [Number(found.have), ...sums]
      : found.monthly === undefined && words.has('sip') && words.has('monthly')
        ? sums.slice(1)
        : sums,
    isAim,
    wantsIncome: measures.some((measure) => measure.every === 'month' && isWanted(tokens, measure, pays)),
    asksIncome,
    ...{ holds, retiresOn },
    paidNow: paidNow || heldToo(found, words),
    pays,
    due: spanOf(found) === undefined ? dueIn(tokens, measures) : 'in',
    hasTerm: found.term !== undefined || spanOf(found) !== undefined,
    hasStepUp: words.has('stepUp') || found.stepUp !== undefined,
    asksAdvice: tokens.some((token) => conceptOf(token) === 'aim' && /^(should|must)$/.test(wordOf(token))),
    deducts: deducts(found),
  };
  return { said, measures, found, sums, told };
}

const within = /^(in|by|within|me|mein|में)$/;
/** A year of the calendar is read as a number of which nothing says what it is. */
const isYear = ({ value, at, end }: Measure) => end - at === 1 && value > 2000 && value < 2100;

/** How a term is spoken of, where no two ages say it: "in 15 years", "by 2040", "after 15 years", "15 saal baad". */
function dueIn(tokens: readonly Token[], measures: readonly Measure[]): Said['due'] {
  const terms = measures.filter((measure) => measure.kind === 'term' || isYear(measure));
  if (terms.some((term) => isAfter(tokens, term))) return 'after';
  if (terms.some((term) => isYear(term) && isDueYear(tokens, term))) return 'in';
  const beside = terms.flatMap(({ at, end }) => [wordOf(tokens[at - 1]), wordOf(tokens[end])]);
  return beside.some((word) => within.test(word)) ? 'in' : undefined;
}

const CRORE = 10_000_000;

/** Who has a crore is called so: a sum to reach that no number says. */
const isCrorepati = (token: Token) => token.kind === 'word' && /^(crorepati|करोडपति)/.test(token.word);

const withCrore = ({ figures, sums, ...others }: Assigned): Assigned => ({
  ...{ figures: { ...figures, sum: figures.sum ?? CRORE }, sums: [...sums, CRORE], ...others },
});

const holding = /(?:^|[^\p{L}])(?:(?:i|we|already) have|(?:i|we) already have|paas|पास) (?:\p{L}+ |₹ )?#/u;
const wanting = /should (?:i|we) (?:already )?have/g;

/** "I have 2 crore", "mere paas 2 crore": a sum that is there, and none to reach. */
const isHeld = (tokens: readonly Token[]): boolean =>
  holding.test(
    tokens
      .map((token) => (token.kind === 'word' ? token.word : '#'))
      .join(' ')
      .replace(wanting, ''),
  );

const asSavings = ({ figures, sums: [have], ...others }: Assigned): Assigned => ({
  ...{ ...others, figures: { ...figures, have, sum: undefined }, sums: [] },
});

/** "Need 50000 a month", "income of 50000 a month"; who says what to invest may tell what is earned. */
const isWanted = (tokens: readonly Token[], { at }: Measure, pays: boolean): boolean => {
  const [last, further] = [ahead(tokens, at), ahead(tokens, at - 1)];
  const before = wordOf(last) === 'of' ? further : last;
  if (!pays && wordOf(before) === 'income') return true;
  return wordOf(before) === 'get' || ['want', 'aim', 'payout'].includes(conceptOf(before) ?? '');
};

/** "SIP of 25,000 for retirement" and "SIP of 5000 with existing 2 lakh" say no "a month", and mean it. */
function asSaid(assigned: Assigned, words: ReadonlySet<Concept | undefined>): Assigned {
  const { figures, sums } = assigned;
  const [only, ...others] = sums;
  const isInstalment = only !== undefined && only <= MOST_INSTALMENT && others.length === 0;
  const isSaved = words.has('retire') || (figures.have !== undefined && !words.has('want') && !words.has('aim'));
  if (!isInstalment || figures.monthly !== undefined || !words.has('sip') || !isSaved) return assigned;
  return { ...assigned, figures: { ...figures, monthly: only, sum: undefined }, sums: [] };
}

/** What somebody has beside an instalment is invested too. */
const heldToo = ({ have, monthly }: Figures, words: ReadonlySet<Concept | undefined>): boolean =>
  have !== undefined && monthly !== undefined && !words.has('want') && !words.has('aim');

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

/** The months between two ages, "till 60, I am 28"; undefined without both. */
export const spanOf = ({ age, laterAge }: Figures): number | undefined =>
  age === undefined || laterAge === undefined ? undefined : (laterAge - age) * 12;
