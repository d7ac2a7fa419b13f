/** Gives a number from 0 up to 1. */
export type Random = () => number;
/** How a question is written; Hindi also in Roman letters. */
export type Script = 'en' | 'roman' | 'hi' | 'kn';

/** Numbers of a seed, the same on every machine: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const scales: Record<Script, [thousand: string[], lakh: string[], crore: string[]]> = {
  en: [
    ['k', ' thousand', 'K'],
    [' lakh', ' lakhs', 'L', ' lac', ' Lakh'],
    [' crore', 'cr', ' Cr', ' crores'],
  ],
  roman: [
    [' hazar', ' hazaar', ' hajar'],
    [' lakh', ' laakh', ' lac'],
    [' crore', ' karod', ' cr'],
  ],
  hi: [[' हज़ार', ' हजार'], [' लाख'], [' करोड़']],
  kn: [[' ಸಾವಿರ'], [' ಲಕ್ಷ'], [' ಕೋಟಿ']],
};
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const native = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** An amount as people write it. */
export function amount(random: Random, rupees: number, script: Script): string {
  const place = rupees >= 1e7 ? 2 : rupees >= 1e5 ? 1 : 0;
  const scaled = rupees / ([1e3, 1e5, 1e7] as const)[place];
  const suffix = pick(random, scales[script][place]);
  const grouped = rupees.toLocaleString('en-IN');
  const scaledText =
    script === 'en' && scaled <= 10 && Number.isInteger(scaled) && suffix.startsWith(' ') && random() < 0.3
      ? small[scaled]
      : String(scaled);
  const forms = [
    `${scaledText}${suffix}`,
    `${scaledText}${suffix}`,
    grouped,
    `₹${grouped}`,
    `Rs ${rupees}`,
    `Rs.${grouped}`,
    `${grouped}/-`,
    String(rupees),
    `${rupees} rupees`,
  ];
  const written = pick(random, forms);
  if (script === 'hi' && random() < 0.25) return native(written, 0x0966);
  if (script === 'kn' && random() < 0.25) return native(written, 0x0ce6);
  return written;
}

const years: Record<Script, string[]> = {
  en: ['{} years', '{} yrs', '{}yrs', '{} year', '{}y', '{} Years'],
  roman: ['{} saal', '{} sal', '{} varsh', '{} years'],
  hi: ['{} साल', '{} वर्ष', '{} सालों'],
  kn: ['{} ವರ್ಷ', '{} ವರ್ಷಗಳ'],
};
const months: Record<Script, string> = { en: '{} months', roman: '{} mahine', hi: '{} महीने', kn: '{} ತಿಂಗಳು' };

/** A span of years as people write it, at times in months. */
export function span(random: Random, count: number, script: Script): string {
  if (random() < 0.08) return months[script].replace('{}', String(count * 12));
  return pick(random, years[script]).replace('{}', String(count));
}

const rates: Record<Script, string[]> = {
  en: ['at {}%', '@{}%', '{}%', '{} percent', '{}% return', 'with {}% returns', 'at {} % p.a.', '{}% per annum'],
  roman: ['{}%', '{} percent', '{}% return', '{} pratishat', '{}% ke hisab se'],
  hi: ['{}%', '{} प्रतिशत', '{} प्रतिशत रिटर्न', '{}% ब्याज'],
  kn: ['{}%', '{} ಪ್ರತಿಶತ', 'ಶೇ {}'],
};
/** A rate as people write it. */
export const rate = (random: Random, percent: number, script: Script) =>
  pick(random, rates[script]).replace('{}', String(percent));
