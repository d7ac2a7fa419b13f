import { StartError } from '#settings/start-error.ts';
import { readFacts } from '#site/read-site.ts';

/**
 * Visitors must never read a number that nobody has, or a name that nobody bears.
 *
 * @param file path of `site.json`
 * @throws StartError that names each place which is still the sample's, and what to write there
 */
export function refuseSamples(file: string): void {
  const places = sampleFacts(readFacts(file));
  if (places.length === 0) return;
  throw new StartError(
    [
      `${file} still speaks of a sample firm, which visitors may not be shown:`,
      ...places.map((place) => `  ${place}`),
      'For a trial on this machine leave PUBLIC_URL out, or let it be an address of this machine.',
    ].join('\n'),
  );
}

/** What marks a fact as the sample's, and what to write in its place. */
const MARKS: readonly { is: RegExp; only?: RegExp; write: string }[] = [
  { is: /^ARN-0+$/, write: 'write the firm’s own number from AMFI, as ARN-123456' },
  { is: /^E0+$/, write: 'write the person’s own number from AMFI, as E123456, or leave the entry out' },
  { is: /^U?0{5}|0{6}$/, only: /\.cin$/, write: 'write the firm’s own CIN, or an LLP’s number' },
  { is: /^\+\d{1,3}[ 0]+$/, only: /\.(phone|whatsapp)$/, write: 'write a number that somebody answers' },
  {
    is: /(^|[@/.])(example\.(com|org|net|in)|[\w-]+\.(example|test|invalid|localhost))(?=[/:?#]|$)/i,
    write: 'write an address of the firm’s own, or leave the entry out',
  },
  { is: /Saral (?:Nivesh|means|यानी|ಎಂದರೆ)/, write: 'write the firm’s own words: this is the sample’s name' },
  {
    is: /\b(?:Sample|Example)\b/,
    only: /\.(?:name|legalName|street|holder|reviewer|speaker|by)(?:\.[a-z]{2})?$/,
    write: 'write the firm’s own, or leave the entry out',
  },
  { is: /\bsample (?:entry|visitor)\b/i, write: 'write the firm’s own, or leave the entry out' },
];

/**
 * Where `site.json` still speaks of the sample firm.
 *
 * @param facts the file as it is written, with its texts in all languages
 * @returns a line for each place, with what to write there; none for a firm's own file
 */
export function sampleFacts(facts: unknown): string[] {
  return valuesIn(facts, '').flatMap(([place, value]) => {
    if (place === 'sample')
      return value === true ? ['sample: it is true; leave it out once every fact is the firm’s own.'] : [];
    if (typeof value !== 'string' || place.endsWith('.comment')) return [];
    const mark = MARKS.find(({ is, only }) => (only === undefined || only.test(place)) && is.test(value));
    if (mark === undefined) return [];
    const shown = value.length > 60 ? `${value.slice(0, 59)}…` : value;
    return [`${place}: “${shown}”; ${mark.write}.`];
  });
}

/** Every value with its place, such as `about.leaders[0].name`. */
function valuesIn(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  const inside = Array.isArray(value)
    ? value.map((one, index): [string, unknown] => [`${place}[${index}]`, one])
    : Object.entries(value).map(([key, one]): [string, unknown] => [place === '' ? key : `${place}.${key}`, one]);
  return inside.flatMap(([at, one]) => valuesIn(one, at));
}
