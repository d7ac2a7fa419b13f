import { type TrueAnswer, trueAnswers } from '#assistant/check/true-answers-fixture.ts';
import { advice, alike, inWords, schemes, tricks } from '#assistant/check/wrong-words-fixture.ts';

// Written without a look into the checker's lists: what a model might say that is wrong, made from what is true.

/** A small generator of its own, so that each run alters the same way. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Altered extends TrueAnswer {
  how: string;
}

type Alter = (text: string, random: () => number) => string;

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const places = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
const putAt = (text: string, at: number, cut: number, put: string) => text.slice(0, at) + put + text.slice(at + cut);
const digits = '0123456789';
const DIGIT = /[0-9]/g;
const before =
  (words: readonly string[]): Alter =>
  (text, random) =>
    `${pick(words, random)} ${text}`;
const after =
  (words: readonly string[]): Alter =>
  (text, random) =>
    `${text.replace(/[.।]?$/, '')} ${pick(words, random)}.`;
const amid =
  (words: readonly string[]): Alter =>
  (text, random) => {
    const blanks = places(text, / /g);
    return blanks.length === 0 ? text : putAt(text, pick(blanks, random), 1, ` ${pick(words, random)} `);
  };
const swap =
  (pairs: readonly (readonly [string, string])[]): Alter =>
  (text, random) => {
    const fitting = pairs.filter(([from]) => text.includes(from));
    if (fitting.length === 0) return text;
    const [from, to] = pick(fitting, random);
    return text.replace(from, to);
  };

/** Each of these makes something untrue, or something that may not be said. The text itself comes back where it does not fit. */
const ways: Record<string, Alter> = {
  digit: (text, random) => {
    const found = places(text, DIGIT);
    if (found.length === 0) return text;
    const at = pick(found, random);
    const other = pick(
      [...digits].filter((digit) => digit !== text[at]),
      random,
    );
    // A zero behind the point less or more says the same.
    return putAt(text, at, 1, other);
  },
  'digit more': (text, random) => {
    const found = places(text, /[0-9](?=[0-9,. %LlKk])/g);
    return found.length === 0 ? text : putAt(text, pick(found, random), 0, pick([...digits.slice(1)], random));
  },
  'digit less': (text, random) => {
    const found = places(text, /[1-9](?=[0-9])/g);
    return found.length === 0 ? text : putAt(text, pick(found, random), 1, '');
  },
  grouping: (text, random) => {
    const found = places(text, /,(?=\d)/g);
    return found.length === 0 ? text : putAt(text, pick(found, random), 1, pick(['.', ' ', ',,', '٬', "'"], random));
  },
  unit: swap([
    ['lakh', 'crore'],
    ['लाख', 'करोड़'],
    ['ಲಕ್ಷ', 'ಕೋಟಿ'],
    ['%', ' years'],
    ['years', '%'],
    ['years', 'months'],
    ['months', 'years'],
    ['साल', 'महीने'],
    ['saal', 'mahine'],
    ['वर्ष', 'महीने'],
    ['%', '% a month'],
    ['lakh', 'thousand'],
    ['lakh', 'million'],
    ['lakh', 'lakh crore'],
    ['crore', 'lakh'],
    ['₹', '$'],
    ['ವರ್ಷ', 'ತಿಂಗಳು'],
    [' per cent', ' years'],
    ['प्रतिशत', 'साल'],
    ['L.', ' Cr.'],
    ['a month', 'a year'],
    ['every month', 'every year'],
    ['हर महीने', 'हर साल'],
    ['Har mahine', 'Har saal'],
    ['a month', 'a day'],
    ['monthly', 'yearly'],
    ['12%', '12% per month'],
  ]),
  name: swap([
    ['total value', 'invested amount'],
    ['otal value', 'otal gains'],
    ['invested', 'gained'],
    ['gains', 'total value'],
    ['gains', 'invested amount'],
    ['EMI', 'total interest'],
    ['otal interest', 'otal paid'],
    ['otal paid', 'otal interest'],
    ['कुल मूल्य', 'कुल निवेश'],
    ['कुल निवेश', 'कुल मूल्य'],
    ['लाभ', 'निवेश'],
    ['Labh', 'Nivesh'],
    ['nivesh', 'labh'],
    ['ಒಟ್ಟು ಮೌಲ್ಯ', 'ಲಾಭ'],
    ['ಲಾಭ', 'ಒಟ್ಟು ಮೌಲ್ಯ'],
    ['ಹೂಡಿಕೆ', 'ಲಾಭ'],
    ['kul value', 'kul nivesh'],
    ['grows to', 'gains'],
    ['total value', 'EMI'],
    ['return', 'inflation'],
    ['total value', 'value in today’s rupees'],
    ['ಕಂತು', 'ಲಾಭ'],
    ['किस्त', 'लाभ'],
    ['value', 'tax'],
    ['interest rate', 'inflation'],
  ]),
  'another figure': (text, random) => {
    const figures = [
      '₹11,61,695.38',
      '₹6,00,000',
      '₹5,61,695.38',
      '₹43,391.16',
      '₹54,13,878.80',
      '₹25,22,880',
      '₹16,22,880.00',
      '₹9,00,000',
      '₹4,12,431.83',
    ];
    const found = [...text.matchAll(/(?:₹|Rs\. ?)[\d,.]*\d(?: (?:lakh|crore|लाख|ಲಕ್ಷ)|L)?/g)];
    if (found.length === 0) return text;
    const { 0: old, index } = pick(found, random);
    const amount = (written: string) =>
      Number(written.replace(/[^\d.]/g, '').replace(/^\./, '')) *
      (/lakh|लाख|ಲಕ್ಷ|L/.test(old) && written === old ? 1e5 : /crore/.test(written) ? 1e7 : 1);
    const others = figures.filter((one) => Math.abs(amount(one) - amount(old)) > 60_000 || amount(old) < 60_000);
    const other = pick(
      others.filter((one) => one.replace(/\.00$/, '') !== old.replace(/\.00$/, '')),
      random,
    );
    return putAt(text, index, old.length, other);
  },
  swapped: (text, random) => {
    const found = [...text.matchAll(/₹[\d,.]*\d(?: (?:lakh|लाख|ಲಕ್ಷ))?/g)];
    if (found.length < 2) return text;
    const [one, two] = random() < 0.5 ? [found[0], found[1]] : [found.at(-2), found.at(-1)];
    if (one === undefined || two === undefined) return text;
    return (
      text.slice(0, one.index) +
      two[0] +
      text.slice(one.index + one[0].length, two.index) +
      one[0] +
      text.slice(two.index + two[0].length)
    );
  },
  script: (text, random) => {
    const found = places(text, /\d/g);
    const zero = pick([0x660, 0x6f0, 0x9e6, 0xff10, 0x1d7ce, 0xe50], random);
    if (found.length === 0) return text;
    const at = pick(found, random);
    return putAt(text, at, 1, String.fromCodePoint(zero + Number(text[at])));
  },
  homoglyph: (text, random) => {
    const found = [...text].flatMap((letter, at) => (letter in alike ? [at] : []));
    if (found.length === 0) return text;
    const at = pick(found, random);
    return putAt(text, at, 1, alike[text[at] ?? ''] ?? '');
  },
  'scheme before': before(schemes.map((name) => `${name}:`)),
  'scheme after': after(schemes.map((name) => `in ${name}`)),
  'scheme amid': amid(schemes),
  'advice before': before(advice),
  'advice after': (text, random) => `${text} ${pick(advice, random)}`,
  'words before': before(inWords.map((words) => `It is ${words}:`)),
  'words after': after(inWords.map((words) => `and ${words}`)),
  'words amid': amid(inWords),
  tricks: amid(tricks),
  'tricks inside': (text, random) =>
    putAt(
      text,
      1 + Math.floor(random() * (text.length - 2)),
      0,
      pick(
        tricks.filter((trick) => trick !== '\u0301'),
        random,
      ),
    ),
  'one more figure': after([
    'and ₹99,999',
    'with 15%',
    'over 37 years',
    'or 3.2 crore',
    'for 7 months',
    'by 2051',
    'and 42',
    'at 11.9%',
    'or ₹11,61,695.37',
    'with 1.2 lakh rupees',
  ]),
  bound: (text, random) =>
    text.replace(
      '₹',
      `${pick(['more than ', 'less than ', 'at least ', 'over ', 'up to ', 'not ', 'above '], random)}₹`,
    ),
  rounded: swap([
    ['₹11.62 lakh', '₹11.61 lakh'],
    ['₹11.6 lakh', '₹11.7 lakh'],
    ['₹12 lakh', '₹11 lakh'],
    ['₹5.62 lakh', '₹5.61 lakh'],
    ['₹54.1 lakh', '₹54.2 lakh'],
    ['₹1.04 crore', '₹1.05 crore'],
    ['₹25.23 lakh', '₹25.22 lakh'],
    ['₹11,61,695 ', '₹11,61,696 '],
    ['5.62 लाख', '5.60 लाख'],
    ['₹11.62 लाख', '₹11.63 लाख'],
    ['₹11.62 ಲಕ್ಷ', '₹11.61 ಲಕ್ಷ'],
    ['5.62 ಲಕ್ಷ', '5.63 ಲಕ್ಷ'],
  ]),
};

/** Times that each way is tried on each answer. */
const TIMES = 9;

/** Answers in which one thing was changed, each once, none of them true. */
export function alteredAnswers(seed: number): Altered[] {
  const random = seeded(seed);
  const seen = new Set(trueAnswers.map(({ text }) => text));
  const altered: Altered[] = [];
  for (const { text, known } of trueAnswers)
    for (const [how, alter] of Object.entries(ways))
      for (let time = 0; time < TIMES; time += 1) {
        const other = alter(text, random);
        if (seen.has(other)) continue;
        seen.add(other);
        altered.push({ how, text: other, known });
      }
  return altered;
}
