import { readCrore } from '#calculators/xirr/statement/credit-or-crore.ts';
import { type CreditSide, creditSide } from '#calculators/xirr/statement/credit-side.ts';
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

type Side = 'paid' | 'received';
/** Of amounts without a minus: one side, or some of each, which only words can tell apart; null where words do already. */
type PlainSide = Side | 'mixed' | null;

export interface Sided {
  readonly flows: readonly ReadFlow[];
  readonly problems: readonly Problem[];
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
  for (const entry of entries) {
    const side = sideOf(entry, credit, plain, hasWords && evidence.kind === 'statement');
    if (side === null) problems.push({ row: entry.row, what: 'side' });
    else flows.push({ date: entry.date, amount: `${side === 'paid' ? '-' : ''}${entry.figure.digits}` });
  }
  return { flows, problems };
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
