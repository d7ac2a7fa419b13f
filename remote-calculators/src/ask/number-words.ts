/** Whole numbers in words, in English, Hindi (both scripts) and Kannada; in English tens and ones are added up. */
const words: readonly [value: number, written: string][] = [
  [1, 'one|ek|एक|ಒಂದು'],
  [2, 'two|do|दो|ಎರಡು'],
  [3, 'three|teen|तीन|ಮೂರು'],
  [4, 'four|char|chaar|चार|ನಾಲ್ಕು'],
  [5, 'five|paanch|panch|पांच|पाँच|ಐದು'],
  [6, 'six|chhah|cheh|chhe|छह|छः|ಆರು'],
  [7, 'seven|saat|सात|ಏಳು'],
  [8, 'eight|aath|आठ|ಎಂಟು'],
  [9, 'nine|nau|नौ|ಒಂಬತ್ತು'],
  [10, 'ten|das|दस|ಹತ್ತು'],
  [11, 'eleven|gyarah|ग्यारह|ಹನ್ನೊಂದು'],
  [12, 'twelve|barah|baarah|बारह|ಹನ್ನೆರಡು'],
  [13, 'thirteen|terah|तेरह|ಹದಿಮೂರು'],
  [14, 'fourteen|chaudah|चौदह|ಹದಿನಾಲ್ಕು'],
  [15, 'fifteen|pandrah|pandra|पंद्रह|पन्द्रह|ಹದಿನೈದು'],
  [16, 'sixteen|solah|सोलह|ಹದಿನಾರು'],
  [17, 'seventeen|satrah|सत्रह|ಹದಿನೇಳು'],
  [18, 'eighteen|atharah|अठारह|ಹದಿನೆಂಟು'],
  [19, 'nineteen|unnees|उन्नीस|ಹತ್ತೊಂಬತ್ತು'],
  [20, 'twenty|bees|बीस|ಇಪ್ಪತ್ತು'],
  [25, 'pachees|pachis|पच्चीस|ಇಪ್ಪತ್ತೈದು'],
  [30, 'thirty|tees|तीस|ಮೂವತ್ತು'],
  [35, 'paintees|पैंतीस'],
  [40, 'forty|fourty|chalis|chalees|चालीस|ನಲವತ್ತು'],
  [45, 'paintalis|पैंतालीस'],
  [50, 'fifty|pachas|pachaas|पचास|ಐವತ್ತು'],
  [60, 'sixty|saath|साठ|ಅರವತ್ತು'],
  [70, 'seventy|sattar|सत्तर|ಎಪ್ಪತ್ತು'],
  [75, 'pachhattar|पचहत्तर'],
  [80, 'eighty|assi|अस्सी|ಎಂಬತ್ತು'],
  [90, 'ninety|nabbe|नब्बे|ತೊಂಬತ್ತು'],
];

const fractions: readonly [value: number, written: string][] = [
  [0.5, 'half|aadha|adha|आधा|ಅರ್ಧ'],
  [1.5, 'dedh|derh|डेढ|ಒಂದೂವರೆ'],
  [2.5, 'dhai|adhai|dhaai|ढाई|ಎರಡೂವರೆ'],
];

const valuesOf = (table: readonly [number, string][]) =>
  new Map(table.flatMap(([value, written]) => written.split('|').map((word) => [word, value] as const)));

/** Numbers by their words. */
export const wholeWords: ReadonlyMap<string, number> = valuesOf(words);
/** What stands only before a scale or a span of time: "half crore", "dedh lakh". */
export const fractionWords: ReadonlyMap<string, number> = valuesOf(fractions);
/** Adds a half to the number behind it: "sadhe teen lakh" is 3.5 lakh. */
export const andAHalf: ReadonlySet<string> = new Set(['sadhe', 'saadhe', 'साढे']);
/** Words that are a number only before a scale or a span of time: "do lakh", but not "what do I need". */
export const oftenNoNumber: ReadonlySet<string> = new Set(['do', 'one', 'ek', 'एक', 'saath', 'ಆರು', 'teen', 'char']);
