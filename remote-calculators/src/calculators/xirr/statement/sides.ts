import {
  type Ask,
  type Entry,
  type Evidence,
  type Problem,
  type Question,
  questionOf,
  type ReadFlow,
  textOf,
} from '#calculators/xirr/statement/entry.ts';
import { inCrore } from '#calculators/xirr/statement/figure.ts';

type Side = 'paid' | 'received';
/** Of amounts without a minus: one side, or some of each, which only words can tell apart; null where words do already. */
type PlainSide = Side | 'mixed' | null;

export interface Sided {
  readonly flows: readonly ReadFlow[];
  readonly problems: readonly Problem[];
  /** Rows of interest that stayed in the account. */
  readonly passedOver?: number;
  readonly question?: Question;
}

const opposite = (side: Side): Side => (side === 'paid' ? 'received' : 'paid');
const saidSide = ({ said }: Entry): Side | null => (said === 'paid' || said === 'received' ? said : null);
/** As the field asks for it: a minus is what was paid in. */
const bySign = ({ figure }: Entry): Side => (figure.isMinus ? 'paid' : 'received');

/** Gives each entry its side by its mark, its words or its sign; asks where these leave it open. */
export function sided(read: readonly Entry[], evidence: Evidence, ask: Ask): Sided {
  const entries = readCrore(read, evidence, ask);
  if ('key' in entries) return { flows: [], problems: [], question: entries };
  const credit = creditSide(entries, evidence, ask);
  if (typeof credit === 'object') return { flows: [], problems: [], question: credit };
  const plain = plainSide(entries, evidence, ask);
  if (typeof plain === 'object' && plain !== null) return { flows: [], problems: [], question: plain };
  const hasWords = entries.some((entry) => saidSide(entry) !== null);
  const flows: ReadFlow[] = [];
  const problems: Problem[] = [];
  // In the passbook of an investment interest is no payment of its owner's: it stays there, and earns more.
  const stays = ({ figure, said }: Entry) => said === 'interest' && figure.mark === 'cr' && credit === 'paid';
  for (const entry of entries.filter((one) => !stays(one))) {
    const side = sideOf(entry, credit, plain, hasWords && evidence.kind === 'statement');
    if (side === null) problems.push({ row: entry.row, what: 'side' });
    else flows.push({ date: entry.date, amount: `${side === 'paid' ? '-' : ''}${entry.figure.digits}` });
  }
  return { flows, problems, passedOver: entries.filter(stays).length };
}

function sideOf(entry: Entry, credit: CreditSide, plain: PlainSide, isWorded: boolean): Side | null {
  const { figure, said, isTyped } = entry;
  if (figure.mark !== null) return figure.mark === 'cr' ? credit : opposite(credit);
  if (isTyped) return bySign(entry);
  const words = saidSide(entry);
  if (plain === 'mixed') return words;
  const sign = plain && (figure.isMinus ? opposite(plain) : plain);
  if (said === 'doubt') return null;
  if (!isWorded) return words ?? sign;
  // Words that a minus contradicts leave a doubt, and so does a row without words among purchases: it may be a value of today.
  if (words !== null) return figure.isMinus && plain !== null && sign !== words ? null : words;
  return plain === 'paid' && !figure.isMinus ? null : sign;
}

/**
 * The side of amounts without a minus where no words stand: as the words of other rows show it, as the field has it, or as
 * it was answered. Null where the words of the rows decide alone.
 */
function plainSide(entries: readonly Entry[], evidence: Evidence, ask: Ask): PlainSide | Question {
  const open = entries.filter(({ figure, said, isTyped }) => figure.mark === null && !isTyped && said !== 'doubt');
  const [first] = open;
  if (first === undefined) return 'received';
  const worded = open.filter((entry) => saidSide(entry) !== null);
  const isAsTyped = worded.every((entry) => saidSide(entry) === bySign(entry));
  const hasMinus = open.some(({ figure }) => figure.isMinus);
  const question = questionOf(evidence, 'sign', ['paid', 'received', 'mixed'], textOf(first.figure));
  const asked = () => (ask(question) as Side | 'mixed' | undefined) ?? question;
  if (evidence.kind === 'typed') {
    if (isAsTyped) return 'received';
    const isMixed = entries.some(({ isTyped, figure }) => isTyped && figure.isMinus);
    return isMixed ? asked() : null;
  }
  if (worded.length === 0) {
    if (hasMinus && evidence.isNamed && !evidence.isFunds) return 'received';
    return asked();
  }
  return learned(worded, hasMinus);
}

/**
 * The side of amounts without a minus as words show it, if they show one; a minus that contradicts is told row by row.
 * Where no amount has a minus, a redemption without one says nothing of a row whose words are not known.
 */
function learned(worded: readonly Entry[], hasMinus: boolean): Side | null {
  const plus = new Set(worded.filter(({ figure }) => !figure.isMinus).map(saidSide));
  const minus = new Set(worded.filter(({ figure }) => figure.isMinus).map(saidSide));
  const [onlyPlus = null] = plus.size === 1 ? plus : [];
  const [onlyMinus = null] = minus.size === 1 ? minus : [];
  if (plus.size > 1 || (onlyPlus === 'received' && !hasMinus)) return null;
  return onlyPlus ?? (onlyMinus && opposite(onlyMinus));
}

const THOUSAND = 1000;

/** "-1.25 Cr": what was credited has no minus. */
const isSurelyCrore = ({ figure: { isMinus, hasPaise, digits } }: Entry): boolean =>
  isMinus && !(hasPaise && Number(digits) >= THOUSAND);

/** "6,000.00 Cr": nobody writes thousands of crores with paise. */
const isSurelyCredit = ({ figure: { hasPaise, digits } }: Entry): boolean => hasPaise && Number(digits) >= THOUSAND;

/** "1.5 Cr", as every field reads it. */
const looksLikeCrore = ({ figure: { hasPaise, digits } }: Entry): boolean => !hasPaise && Number(digits) < THOUSAND;

function unitOf(entries: readonly Entry[], marked: readonly Entry[], evidence: Evidence): 'credit' | 'crore' | null {
  if (entries.some(({ figure }) => figure.mark === 'dr') || marked.some(isSurelyCredit)) return 'credit';
  if (marked.some(isSurelyCrore)) return 'crore';
  // In several columns hardly any amount is written short, but "2 Cr" may stand in a sheet of somebody's own.
  if (evidence.kind === 'statement') return marked.every(looksLikeCrore) ? null : 'credit';
  return marked.some(looksLikeCrore) && marked.every(({ figure }) => Number(figure.digits) < THOUSAND) ? 'crore' : null;
}

/**
 * Reads "Cr" beside amounts, as credit or as crore: one of them in all rows, for a list that means both is nobody's. The
 * two differ by a factor of ten million, so that it is asked where the rows do not tell.
 *
 * @returns the entries, where crore is digits and no mark any more, or the question
 */
function readCrore(entries: readonly Entry[], evidence: Evidence, ask: Ask): readonly Entry[] | Question {
  const marked = entries.filter(({ figure }) => figure.mark === 'cr' && figure.isMarkBeside);
  const [first] = marked;
  if (first === undefined) return entries;
  const question = questionOf(evidence, 'unit', ['credit', 'crore'], textOf(first.figure));
  const unit = unitOf(entries, marked, evidence) ?? ask(question);
  if (unit === undefined) return question;
  if (unit === 'credit') return entries;
  return entries.map((entry) =>
    marked.includes(entry)
      ? { ...entry, figure: { ...entry.figure, digits: inCrore(entry.figure.digits), mark: null } }
      : entry,
  );
}

/** Whether a Cr was received, as in a passbook, or paid in, as in the ledger of whoever it was paid to. */
type CreditSide = 'received' | 'paid';

const other = (side: CreditSide): CreditSide => (side === 'paid' ? 'received' : 'paid');

/** What each row says of Cr: by its words, or by a minus. */
function saidOfCredit(entries: readonly Entry[], evidence: Evidence): readonly CreditSide[] {
  return entries.flatMap(({ figure: { mark, isMinus }, said, isTyped }): CreditSide[] => {
    if (mark === null)
      return isTyped && isMinus && entries.every(({ figure }) => figure.mark !== 'dr') ? ['received'] : [];
    const words = said === 'paid' || said === 'received' ? said : null;
    // In a bank's columns a debit may be called a withdrawal, and is what was paid in. What contradicts them decides nothing.
    if (evidence.isBanks && words === (mark === 'dr' ? 'received' : 'paid')) return [];
    const side = words ?? (isMinus && !evidence.isFunds && evidence.kind === 'typed' ? 'paid' : null);
    return side === null ? [] : [mark === 'cr' ? side : other(side)];
  });
}

/** Nothing can be received before something was paid in: whether the earliest day holds only rows of one mark, a Dr. */
function beginsWithDebit(entries: readonly Entry[]): boolean {
  const first = entries.map(({ date }) => date).sort()[0];
  return entries.every(({ date, figure }) => date !== first || figure.mark !== 'cr');
}

/**
 * Finds out which side Cr is, or asks. Words and a minus say it, unless they contradict each other. Where they say nothing
 * it is received in a bank's columns and in rows of a date and an amount, if a Dr comes first: what begins with a deposit may
 * as well be the passbook of the investment, such as a PPF account's.
 */
function creditSide(entries: readonly Entry[], evidence: Evidence, ask: Ask): CreditSide | Question {
  const [first] = entries.filter(({ figure }) => figure.mark !== null);
  if (first === undefined) return 'received';
  const said = new Set(saidOfCredit(entries, evidence));
  const [one] = said;
  if (said.size === 1 && one !== undefined) return one;
  const isPassbook = evidence.kind === 'typed' || evidence.isBanks;
  if (said.size === 0 && isPassbook && beginsWithDebit(entries)) return 'received';
  const question = questionOf(evidence, 'mark', ['received', 'paid'], textOf(first.figure));
  return (ask(question) as CreditSide | undefined) ?? question;
}
