import { roundedTo } from '#assistant/check/exact.ts';
import type { KnownFigure, Together } from '#assistant/check/known-figures.ts';
import { readable, sameSpelling } from '#assistant/check/readable.ts';
import { refusedBeginnings, refusedPhrases } from '#assistant/check/refused.data.ts';
import { type Mark, marksIn, monthlyWords, OF_AMOUNTS, QUALIFIERS, UNNAMED } from '#assistant/check/roles.ts';
import { capitals, vocabulary } from '#assistant/check/vocabulary.data.ts';
import { figuresIn, type Kind, type WrittenFigure } from '#assistant/check/written-figures.ts';

const spelt = new Set([...vocabulary].map(sameSpelling));
const NO_LETTER = '[\\p{L}\\p{M}\\p{N}]';
const written = refusedPhrases.map((phrase) => sameSpelling(phrase).replaceAll(' ', '[ -]'));
const refused = new RegExp(
  `(?<!${NO_LETTER})(?:(?:${refusedBeginnings.join('|')})|(?:${written.join('|')})(?!${NO_LETTER}))`,
  'iu',
);
/** These begin an order, unless somebody is named who does it, or it is the aim of something. */
const ORDERS =
  /(?<![A-Za-z])(?:invest|save|pay|withdraw|use|try|see|keep|leave|hold|take|make|get|spend|repay|start|begin|increase|reduce|raise|add|go|let|compare|find|set|enter|put|transfer|turn)(?![A-Za-z])/gi;
const WHO =
  /(?:^|[ ,(])(?:you|i|we|they|who|that|to|would|can|could|may|might|monthly|a|the|this|each|yearly|per|every|of)$/i;
/** A kind of product with the person who asks is a choice for them, and with a rate a promise of it. */
const PRODUCT =
  /(?<!\p{L})(?:equity|equities|debt|index|funds?|markets?|bank|stocks?|shares?|gold|फंड|बाजार|ನಿಧಿ)(?![\p{L}\p{M}])/iu;
const PERSON = /(?<!\p{L})(?:you|your|i|my|we|our|aap|aapk[aeio]+|आप|आपक[ाेीो]|ನೀವು|ನಿಮ್ಮ)(?![\p{L}\p{M}])/iu;
const SINGLE_LETTERS = /(?<![A-Za-z])[B-HJ-Zb-hj-z](?![A-Za-z])/;

/**
 * Whether a sentence without its figures is written with words that say neither a number nor a name nor advice.
 *
 * @param text readable, each figure taken out of it
 * @param more words that an article of this conversation writes, in lower case
 */
function wordsMayBeShown(text: string, more: ReadonlySet<string>): boolean {
  const plain = text.replaceAll('’', "'");
  if (refused.test(plain) || refused.test(plain.replaceAll('-', '')) || SINGLE_LETTERS.test(plain)) return false;
  const words = [...plain.matchAll(/[\p{L}\p{M}']+(?:-[\p{L}\p{M}]+)*/gu)];
  return words.every(({ 0: word, index }) => isKnown(word, more) && !isName(plain, word, index)) && !orders(plain);
}

/** @param isRate whether the sentence states a rate */
const offers = (text: string, isRate: boolean): boolean => PRODUCT.test(text) && (isRate || PERSON.test(text));

function isKnown(word: string, more: ReadonlySet<string>): boolean {
  const parts = [word.toLowerCase(), ...word.toLowerCase().split('-')].map((part) => part.replace(/^'+|'+$/g, ''));
  const known = (part: string) => part === '' || spelt.has(part) || more.has(part);
  return known(parts[0] ?? '') || parts.slice(1).every(known);
}

/** A capital within a sentence. */
function isName(text: string, word: string, at: number): boolean {
  if (!/[A-Z]/.test(word) || capitals.has(word.replace(/'s$/, ''))) return false;
  const begins = !/[\p{L}\p{M}\p{N}]/u.test(text.slice(0, at)) || /[:।]\s*$/.test(text.slice(0, at));
  return !begins || /[A-Z]/.test(word.slice(1));
}

const orders = (text: string): boolean =>
  [...text.matchAll(ORDERS)].some(({ index }) => !WHO.test(text.slice(0, index).trimEnd()));

/** What a conversation has found out, which is all that its sentences may say. */
export interface Known {
  figures: readonly Together[];
  articles: readonly ReadArticle[];
}

export interface ReadArticle {
  /** Its sentences with figures, readable: each may be quoted word for word. */
  quotes: ReadonlySet<string>;
  /** What it writes in lower case. */
  words: ReadonlySet<string>;
}

const LONGEST = 400;
const KINDS: readonly Kind[] = ['rupees', 'percent', 'years', 'months', 'age'];
/** A month beside a rate makes it another one. */
const NEXT_TO = 24;

/**
 * Whether a visitor is shown this sentence: plain words, no name, no advice, and each figure what a tool has called so.
 * What is in doubt is not shown.
 */
export function mayBeShown(sentence: string, known: Known): boolean {
  if (sentence.length > LONGEST) return false;
  const text = readable(sentence);
  if (text === null || !/[\p{L}]/u.test(text)) return false;
  const figures = figuresIn(text);
  if (figures === null) return false;
  const isOwn = figures.length === 0 || known.articles.some(({ quotes }) => quotes.has(text));
  // An article says more than figures of a calculator may be told with.
  const more = new Set(isOwn ? known.articles.flatMap(({ words }) => [...words]) : []);
  if (!wordsMayBeShown(withoutFigures(text, figures), more)) return false;
  if (offers(text, !isOwn && figures.some(({ kind }) => kind === 'percent'))) return false;
  if (isOwn) return true;
  if (ratesOfMonths(text, figures) || figures.some((figure) => isBound(text, figure))) return false;
  return known.figures.some(
    (together) =>
      KINDS.every((kind) => isTold(text, figures, kind, together.figures)) &&
      tellsItsLine(figures, together) &&
      !known.figures.some((other) => other !== together && isRival(text, figures, together, other)),
  );
}

const holds = (figures: readonly KnownFigure[], figure: WrittenFigure): boolean =>
  figures.some((one) => one.kind === figure.kind && isSame(figure, one));

function tellsItsLine(figures: readonly WrittenFigure[], { line }: Together): boolean {
  if (line === undefined) return true;
  return [line.time, line.amounts].every((part) => figures.some((figure) => holds(part, figure)));
}

/** Whether another answer has an amount of the same name, and nothing of the sentence says which of them is meant. */
function isRival(text: string, figures: readonly WrittenFigure[], { given, line }: Together, other: Together): boolean {
  if (line !== undefined || other.line !== undefined) return false;
  const names = marksIn(text, 'rupees');
  const hasSame = other.figures.some((one) => one.kind === 'rupees' && names.some(({ role }) => one.roles.has(role)));
  return hasSame && !figures.some((figure) => holds(given, figure) && !holds(other.figures, figure));
}

/** Each figure as a mark that is no word. */
export function withoutFigures(text: string, figures: readonly WrittenFigure[]): string {
  return [...figures].reverse().reduce((rest, { at, end }) => `${rest.slice(0, at)} 0 ${rest.slice(end)}`, text);
}

/** Whether all figures of a kind are ones of these, each under its own name. */
function isTold(text: string, all: readonly WrittenFigure[], kind: Kind, together: readonly KnownFigure[]): boolean {
  const figures = all.filter((figure) => figure.kind === kind);
  if (figures.length === 0) return true;
  const tellsAmount = kind === 'percent' && all.some((figure) => figure.kind === 'rupees');
  const marks = marksIn(text, kind).filter(
    ({ role, at }) =>
      !all.some((figure) => at >= figure.at && at < figure.end) && !(tellsAmount && OF_AMOUNTS.has(role)),
  );
  const kin = together.filter((one) => one.kind === kind);
  const alone = figures.length === 1 || kind !== 'rupees';
  return shares(figures, marks, kin, alone);
}

/** Whether the names can be given out in their order, each figure those that stand for it, and no name is left. */
function shares(
  figures: readonly WrittenFigure[],
  marks: readonly Mark[],
  known: readonly KnownFigure[],
  alone: boolean,
): boolean {
  const [figure, ...others] = figures;
  if (figure === undefined) return marks.length === 0;
  for (let taken = 0; taken <= marks.length; taken += 1) {
    const roles = marks.slice(0, taken).map(({ role }) => role);
    if (known.some((one) => isOne(figure, one, roles, alone)) && shares(others, marks.slice(taken), known, alone))
      return true;
  }
  return false;
}

function isOne(figure: WrittenFigure, known: KnownFigure, roles: readonly string[], alone: boolean): boolean {
  if (!isSame(figure, known)) return false;
  if ([...known.roles].some((role) => QUALIFIERS.has(role) && !roles.includes(role))) return false;
  if (roles.length > 0) return roles.every((role) => known.roles.has(role));
  const unnamed = UNNAMED[figure.kind];
  return alone && (unnamed.length === 0 || unnamed.some((role) => known.roles.has(role)));
}

/** Equal, or rounded as it should be to two digits or more. */
function isSame({ value, step }: WrittenFigure, known: KnownFigure): boolean {
  if (value === known.value) return true;
  return value >= 10n * step && roundedTo(known.value, step) === value;
}

/** "Over ₹5,000" is another figure, while "over 5 years" is a time. */
const isBound = (text: string, { kind, at }: WrittenFigure): boolean =>
  (kind === 'rupees' || kind === 'percent') && /\bover\s*$/i.test(text.slice(0, at));

/** "12% a month", where the tool's rate is one of a year. */
function ratesOfMonths(text: string, figures: readonly WrittenFigure[]): boolean {
  return figures.some(({ kind, at, end }, place) => {
    if (kind !== 'percent') return false;
    const before = text.slice(figures[place - 1]?.end ?? 0, at);
    const after = text.slice(end, figures[place + 1]?.at).slice(0, NEXT_TO);
    const ofAmount = figures[place - 1]?.kind === 'rupees' && (monthlyWords.exec(before)?.index ?? 9) < 3;
    if (monthlyWords.test(before) && !ofAmount) return true;
    const found = monthlyWords.exec(after);
    return found !== null && found.index < 4;
  });
}
