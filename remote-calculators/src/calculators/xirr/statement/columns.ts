import { plainCharacters } from 'shared/format/plain-characters';

/**
 * What a column of a statement is for. 'fund' and 'bank' say whose statement it is; 'other' is known and never an amount:
 * a balance, a value of today, a number of an order.
 */
export type Role =
  | 'date'
  | 'laterDate'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'mark'
  | 'type'
  | 'words'
  | 'status'
  | 'units'
  | 'price'
  | 'fund'
  | 'bank'
  | 'other';

const DATE = '(?:date|dt)(?: and time)?';
const AMOUNT = '(?:amount|amt)';
const OF_A_TRADE =
  '(?:trade|transaction|txn|trxn|trx|tran|trans|order|execution|purchase|investment|payment|post|posting|transfer)';

/** Names of columns as registrars, brokers, apps and banks write them, without signs and currency; the first that fits. */
const names: readonly [Role, RegExp][] = [
  ['date', new RegExp(`^(?:${OF_A_TRADE} )?${DATE}$|^date of (?:transaction|payment|investment)$`)],
  ['date', /^(तारीख|दिनांक|दिनाँक|तिथि|लेनदेन की तारीख|ದಿನಾಂಕ)$/],
  ['laterDate', new RegExp(`^(?:value|nav|settlement|allotment|effective) ${DATE}$`)],
  ['mark', /^(cr dr|dr cr|c d|d c|debit credit|credit debit)( indicator| type)?$/],
  [
    'debit',
    new RegExp(
      `^(?:(?:withdrawals?|debits?|dr|amount debited)(?: ${AMOUNT})?|${AMOUNT} (?:dr|debit))$|^(नामे|निकासी|ಡೆಬಿಟ್)$`,
    ),
  ],
  [
    'credit',
    new RegExp(`^(?:(?:deposits?|credits?|cr|amount credited)(?: ${AMOUNT})?|${AMOUNT} (?:cr|credit))$|^(जमा|ಕ್ರೆಡಿಟ್)$`),
  ],
  ['amount', new RegExp(`^(?:(?:net|gross|total|invested|paid|${OF_A_TRADE}) )*${AMOUNT}(?: paid)?$`)],
  ['amount', /^((trade|transaction|order) value|consideration|राशि|रकम|ಮೊತ್ತ)$/],
  ['status', /^((order|transaction|txn|trxn|trx) )?status$/],
  [
    'type',
    /^((trade|transaction|txn|trxn|trx|trans|tran|order) )?type$|^(order|transaction|buy sell|side|action|nature)$|^nature of transaction$|^प्रकार$|^ವಿಧ$/,
  ],
  [
    'words',
    /^((transaction|txn|trxn|trx|tran) )?(description|particulars?|narration|details?|remarks?)$|^(notes?|comments?|विवरण|ವಿವರ)$/,
  ],
  ['units', /^((no|number) of )?units?( allotted| transacted)?$|^(quantity|qty|executed quantity)$/],
  [
    'price',
    /^((purchase|trade|unit|average|avg|transaction|applicable) )?(nav|price|rate)( per unit)?$|^(nav price|price nav)$/,
  ],
  [
    'fund',
    /^(folio|amc|isin|symbol|scheme|fund)\b|\b(fund|scheme)( name)?$|^(unit|units) balance$|^balance units$|^current nav$/,
  ],
  ['bank', /^(cheque|chq)|\b(cheque|chq)( no| number)?$/],
  [
    'other',
    // "Value" alone may be what an order came to: its owner is asked.
    /\b(balance|(?!^value$)value|worth|gain|profit|loss|return|returns|tax|stt|tds|stamp|duty|load|charges?|fees?|brokerage)\b/,
  ],
  [
    'other',
    /\b(time|id|no|number|ref|reference|exchange|segment|series|auction|status|current|mode|bank|branch|sr|s)\b/,
  ],
];

/** "Amount (INR)" and "trade_date" as the names above are written. */
const plainName = (name: string): string =>
  plainCharacters(name)
    .toLowerCase()
    .replace(/[₹_./\\():*"'\-[\]#&]+/g, ' ')
    .replace(/\b(inr|rs|rupees|in)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the column of this name is for; null where the name is none that is known. */
export function roleOf(name: string): Role | null {
  const plain = plainName(name);
  return names.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Withdrawal and Deposit are words of a bank, where money that is paid into a fund leaves the account. */
export const isBanksOwn = (name: string): boolean => /^(withdrawal|deposit)/.test(plainName(name));

/**
 * All ways to part a row of names that stand one space apart: "Transaction Amount" may be one name or two. The longest
 * names come first; whoever asks for a few of them does not wait for the rest, which can be thousands.
 */
export function* namesIn(words: readonly string[]): Generator<string[]> {
  const fits = partable(words);
  yield* from(0);

  function* from(at: number): Generator<string[]> {
    if (at === words.length) yield [];
    for (const length of [4, 3, 2, 1]) {
      const name = words.slice(at, at + length).join(' ');
      if (fits[at + length] !== true || roleOf(name) === null) continue;
      for (const others of from(at + length)) yield [name, ...others];
    }
  }
}

/** From which words on the rest is made of names: a row that ends in something else is not tried in thousands of ways. */
function partable(words: readonly string[]): readonly boolean[] {
  const fits = Array.from({ length: words.length + 1 }, (_, at) => at === words.length);
  for (let at = words.length - 1; at >= 0; at -= 1)
    fits[at] = [1, 2, 3, 4].some(
      (length) => fits[at + length] === true && roleOf(words.slice(at, at + length).join(' ')) !== null,
    );
  return fits;
}
