import {
  type Ask,
  type Entry,
  type Evidence,
  type Question,
  questionOf,
  textOf,
} from '#calculators/xirr/statement/entry.ts';

/** Whether a Cr was received, as in a passbook, or paid in, as in the ledger of whoever it was paid to. */
export type CreditSide = 'received' | 'paid';

const other = (side: CreditSide): CreditSide => (side === 'paid' ? 'received' : 'paid');

/** What each row says of Cr: by its words, or by a minus. */
function saidOfCredit(entries: readonly Entry[], evidence: Evidence): readonly CreditSide[] {
  return entries.flatMap(({ figure: { mark, isMinus }, said, isTyped }): CreditSide[] => {
    if (mark === null)
      return isTyped && isMinus && entries.every(({ figure }) => figure.mark !== 'dr') ? ['received'] : [];
    const words = said === 'paid' || said === 'received' ? said : null;
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
export function creditSide(entries: readonly Entry[], evidence: Evidence, ask: Ask): CreditSide | Question {
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
