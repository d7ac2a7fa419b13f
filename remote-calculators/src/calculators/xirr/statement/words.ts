import { plainCharacters } from 'shared/format/plain-characters';

/**
 * What the words of a row say of its money: 'over' is a row that moves none of its owner's, 'doubt' one whose words may mean
 * either, 'interest' one whose money stays where it was earned, if that is what the rows are of.
 */
export type Said = 'paid' | 'received' | 'over' | 'doubt' | 'interest' | null;

const REINVESTED = /re-?\s?invest|\bdiv\.? ?reinv/;
/** Costs in a row of their own, and units that a pension fund sells for its bill; "Redemption less STT" is a redemption. */
const COSTS = /stamp duty|\bbilling\b|securities transaction tax|\bs\.?t\.?t\.?( paid)?\b|\btds\b/;
const STARRED = /^\*{2,}[^\d]*\*{2,}$/;
const NO_ROW =
  /^\W*((opening|closing|available|ledger) (unit )?balance|balance (brought|carried)|(brought|carried) forward|[bc]\/f\b|(grand |sub ?-?)?totals?\b|page \d|शेष|कुल|ಒಟ್ಟು)/;
const ADMIN =
  /\b(kyc|nominee|nomination|address|mandate|e-?mail|mobile|bank details|arn) .*(updat|regist|chang|valid)|^no transactions/;
const REVERSED = /revers|reject|bounc|dishono|cancel|fail/;
const RECEIVED =
  /\b(redemption|redeem(ed)?|sell|sold|sale|swp|systematic withdrawal|withdraw(al|n)?|repurchase|maturity|refund)\b|\b(switch|stp|transfer|shift)(ed)?[\s-]*out\b|\b(payout|pay-out|paid out)\b|\b(dividend|idcw) (paid|credited)\b|^received$|बिक्री|निकासी|मिला|ಮಾರಾಟ|ಪಡೆದದ್ದು/;
const PAID =
  /\b(purchased?|s\.?i\.?p|systematic investment|sys\. ?inv\w*|instal?lment|buy|bought|nfo|subscription|contribution|lump ?sum|invest(ed)?|(additional|fresh|initial) investment)\b|^investment\b|\b(switch|stp|transfer|shift)(ed)?[\s-]*in\b|^paid( in)?$|खरीद|लगाया|ಖರೀದಿ|ಕಟ್ಟಿದ್ದು/;
/** Money comes back, whatever it had been paid for. */
const BACK = /\brefund(s|ed)?\b|\bbuy ?-?backs?\b/;
const INTEREST = /^(by |to )?int(erest)?\b|\binterest (cr(edit(ed)?)?|paid|capitali[sz]ed)\b|^ब्याज|^ಬಡ್ಡಿ/;
const EITHER = /\b(dividend|idcw|bonus)\b/;

/** What a cell of words says: "SIP Purchase" was paid in, "Redemption" received. */
export function saidBy(cell: string | undefined): Said {
  const words = plainCharacters(cell ?? '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
  if (NO_ROW.test(words) || ADMIN.test(words)) return 'over';
  const isBack = BACK.test(words) && !REVERSED.test(words);
  const [isReceived, isPaid] = [isBack || RECEIVED.test(words), !isBack && PAID.test(words)];
  if (REINVESTED.test(words)) return isReceived || isPaid ? 'doubt' : 'over';
  if (REVERSED.test(words)) return null;
  if (isReceived && isPaid) return firstOf(words);
  if (isReceived) return 'received';
  if (isPaid) return 'paid';
  if (COSTS.test(words) || STARRED.test(words)) return 'over';
  if (INTEREST.test(words)) return 'interest';
  return EITHER.test(words) ? 'doubt' : null;
}

/** "Redemption - SIP folio" begins with what it is; the plan that "Systematic Investment" names may be anything's. */
function firstOf(words: string): Said {
  if (words.search(RECEIVED) === 0) return 'received';
  return words.search(PAID) === 0 && !/^(sip|systematic)\b/.test(words) ? 'paid' : 'doubt';
}

/** What the cells of one row say together: those that contradict each other leave a doubt. */
export function saidTogether(cells: readonly Said[]): Said {
  const all = new Set(cells.filter((said) => said !== null));
  const [one = null] = all;
  return all.size > 1 ? 'doubt' : one;
}

/** A cell that begins with the name of a sum: "Total", "Closing Balance". */
export const isSum = (cell: string): boolean => NO_ROW.test(plainCharacters(cell).toLowerCase().trim());

/** "B" and "S", "PUR" and "RED" where a column says nothing but the side of a trade. */
export function saidByType(cell: string | undefined): Said {
  const letters = (cell ?? '').trim().toLowerCase();
  if (letters === 'b' || letters === 'pur') return 'paid';
  return letters === 's' || letters === 'red' ? 'received' : saidBy(cell);
}

const DONE = /\b(complet|success|allot(?!ment)|processed|execut|done|settled|paid|confirm)/;
/** Such an order may have been carried out since. */
const UNSURE = /\b(pending|yet|await\w*|queued?|progress|to be|(in|under) process)\b/;
const NOT_DONE = /\b(not|never)\b(?! yet)|\b(un(success|allot|execut|processed|settled|paid|confirm)|incomplet)/;

/** An order that was not carried out; 'doubt' where the word is not known. */
export function saidByStatus(cell: string | undefined): 'over' | 'doubt' | null {
  const status = (cell ?? '').trim().toLowerCase();
  if (REVERSED.test(status)) return 'over';
  if (NOT_DONE.test(status)) return 'over';
  if (UNSURE.test(status)) return 'doubt';
  return status === '' || DONE.test(status) ? null : 'doubt';
}

/** A line between the rows of a statement: a sum, a heading without figures, the number of a folio or a page. */
export function isHeading(line: string): boolean {
  const words = plainCharacters(line)
    .toLowerCase()
    .replace(/[",;|\t]+/g, ' ')
    .trim();
  return (
    NO_ROW.test(words) ||
    saidBy(line) === 'over' ||
    /^(folio|pan|isin|scheme|statement|period|page|registrar|advisor|nominee|kyc|nav (on|as)|market value|valuation|name|account (no|number)|branch|ifsc)\b/.test(
      words,
    )
  );
}
