import type { Kind } from '#assistant/check/written-figures.ts';

/** What a figure is called, in a sentence or in a calculator's answer. */
export interface Mark {
  role: string;
  at: number;
}

const HINDI_MONTHLY = 'हर महीने|हर माह|प्रति माह|प्रति महीने|मासिक|har mahine|har month|mahine ka';
const HINDI_YEARLY = 'हर साल|सालाना|प्रति वर्ष|वार्षिक|har saal|saalana';
const MONTHLY = `a month|per month|every month|each month|monthly|sip amount|sip of|${HINDI_MONTHLY}|ಪ್ರತಿ ತಿಂಗಳು|ತಿಂಗಳಿಗೆ|ಮಾಸಿಕ`;
const YEARLY = `a year|per year|every year|each year|yearly|annual|annually|${HINDI_YEARLY}|ಪ್ರತಿ ವರ್ಷ|ವಾರ್ಷಿಕ`;

/** Longer phrases come first where one begins as the other does. A role of null says only that these words name nothing. */
const ofRupees: readonly [string | null, string][] = [
  ['monthly', MONTHLY],
  [null, `(?:${YEARLY}) (?:return|rate|interest rate|रिटर्न|दर|ब्याज दर|return)`],
  ['yearly', YEARLY],
  [null, 'interest rate|ब्याज दर|byaj dar|ಬಡ್ಡಿ ದರ'],
  ['today', "today’s|today's|in today|आज के|aaj ke|ಇಂದಿನ"],
  ['tax', 'taxes|tax|taxable|टैक्स|ತೆರಿಗೆ'],
  ['invested', 'paid in'],
  ['paid', 'total paid|total payment|paid|repaid|कुल भुगतान'],
  ['invested', 'invested|investment|investments|principal|deposited|deposit|निवेश|nivesh|ಹೂಡಿಕೆ'],
  ['gain', 'gains|gain|earned|earnings|growth|returns|लाभ|मुनाफा|labh|munafa|fayda|ಲಾಭ|ಗಳಿಕೆ'],
  [
    'value',
    'total value|(?:would|could) have(?! invested| paid| earned)|grows to|grow to|grew to|value|corpus|maturity|becomes|become|कुल मूल्य|मूल्य|कुल राशि|बनते|बनता|बनती|kul value|banta|bante|banti|ಒಟ್ಟು ಮೌಲ್ಯ|ಮೌಲ್ಯ|ಆಗುತ್ತದೆ',
  ],
  ['interest', 'interest|ब्याज|byaj|ಬಡ್ಡಿ'],
  ['value', 'get|gets|receive|receives'],
  ['target', 'target|goal|लक्ष्य|lakshya|ಗುರಿ'],
  ['emi', 'emi|instalment|instalments|किस्त|kist|ಕಂತು'],
  ['withdrawn', 'withdraw|withdrawn|withdrawal|withdrawals|निकासी|nikasi'],
  ['left', 'left|remaining|balance|outstanding|शेष|ಉಳಿದ'],
  ['loan', 'loan|ऋण|लोन|ಸಾಲ'],
  ['expense', 'expense|expenses|खर्च|kharch|ಖರ್ಚು'],
];
const ofRates: readonly [string | null, string][] = [
  ['inflation', 'inflation|महंगाई|mehngai|ಹಣದುಬ್ಬರ'],
  ['step up', 'step-up|step up|increase|increases|raise|ಹೆಚ್ಚಳ'],
  ['tax', 'taxes|tax|slab|टैक्स|ತೆರಿಗೆ'],
  ['rate', 'rate|interest rate|ब्याज दर|दर|dar|ದರ'],
  ['return', 'return|returns|रिटर्न|ಆದಾಯ'],
  ['rise', 'rise|rises|growth|grows by|grow by|fall|falls|change|changes'],
  ['pays', 'give|gives|gave|pay|pays|paid|earn|earns|earned|देता|देती|देते|deta|deti|dete'],
  ['product', 'ppf|epf|nps|ssy|scss|rd|fd|gold'],
];
/** What a figure is not called unless its tool calls it so, whatever it measures. */
const ofAny: readonly [string | null, string][] = [
  ['cost', 'cost|costs|price|prices|charge|charges|fee|fees|ಬೆಲೆ'],
  ['income', 'income|pension|salary|आय'],
  ['yield', 'yield|yields'],
  ['real', 'real|nominal|gross|net'],
  ['child', 'child|children|education|college|बच्चे|शिक्षा'],
  ['retirement', 'retire|retires|retired|retirement|रिटायरमेंट|ನಿವೃತ್ತಿ'],
  ['saved', 'save|saves|saved|saving|savings|बचत|बचता|ಉಳಿತಾಯ'],
  ['past', 'past|last|previous|earlier|was|were|had|went|grew|था|थी|थे|tha|thi'],
  ['repaid', 'repay|repays|repayment|repayments'],
];
const lists: { readonly [K in Kind]: readonly [string | null, string][] } = {
  rupees: [...ofRupees, ...ofAny],
  percent: [...ofRates, ...ofAny],
  years: [['later', 'later|delay|delayed|after a delay|देरी'], ...ofAny],
  months: [['later', 'later|delay|delayed|देरी'], ...ofAny],
  age: [['later', 'retire|retires|retirement|रिटायर|ನಿವೃತ್ತಿ']],
};
const patterns = Object.fromEntries(
  Object.entries(lists).map(([kind, list]) => [
    kind,
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{M}])`, 'giu'),
  ]),
);

/** What figures of a kind are called in a text, in the order of the text. */
export function marksIn(text: string, kind: Kind): Mark[] {
  const pattern = patterns[kind];
  if (pattern === undefined) return [];
  return [...text.matchAll(pattern)].flatMap((found) => {
    const role = lists[kind][found.slice(1).findIndex((group) => group !== undefined)]?.[0];
    return role == null ? [] : [{ role, at: found.index }];
  });
}

/** Verbs that a rate by itself would be promised with, and that tell an amount as well. */
export const OF_AMOUNTS: ReadonlySet<string> = new Set(['rise', 'pays']);
/** What has to be said with a figure that has it: without the word, the figure would be taken for another one. */
export const QUALIFIERS: ReadonlySet<string> = new Set([
  'monthly',
  'yearly',
  'today',
  'tax',
  'left',
  'inflation',
  'step up',
  'later',
  'target',
]);
/** What a figure may be that is told without a name, where it is the only one of its kind. */
export const UNNAMED: { readonly [K in Kind]: readonly string[] } = {
  rupees: ['value', 'emi'],
  percent: ['rate', 'return'],
  years: [],
  months: [],
  age: [],
};
export const monthlyWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${MONTHLY}|month|months|महीने|माह|ತಿಂಗಳು)(?![\\p{L}\\p{M}])`,
  'iu',
);
