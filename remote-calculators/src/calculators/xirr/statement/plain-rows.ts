import { type DayOrder, dayAt } from '#calculators/xirr/statement/day.ts';
import { type Figure, isBlank, type Mark, markAlone, readFigure } from '#calculators/xirr/statement/figure.ts';
import { cellsOf } from '#calculators/xirr/statement/split.ts';
import { type Said, saidBy, saidTogether } from '#calculators/xirr/statement/words.ts';

/** A row without names above it: its day, and whatever stands behind. */
export interface PlainRow {
  readonly date: string;
  /** All figures behind the day: in which cell they stand, from 0, and as what. */
  readonly figures: readonly { readonly place: number; readonly text: string; readonly figure: Figure }[];
  readonly said: Said;
  /** Nothing but a day and one figure. */
  readonly isBare: boolean;
}

/** "1. " or "2) " of a list that its owner numbered. */
const NUMBERED = /^\d{1,4}[.)]\s+/;

/**
 * Reads a row that begins with a day; null where it does not.
 * @param isJoined whether "-5,000" in a row of commas is one amount; not where other rows have more figures than one
 */
export function plainRow(line: string, order: DayOrder, isJoined: boolean): PlainRow | null {
  const isQuoted = /^\s*"/.test(line);
  const row = line.replace(/^[\s"']+/, '');
  const day = dayAt(row, order) ?? dayAt(row.replace(NUMBERED, ''), order);
  if (day === null) return null;
  const rest = isQuoted ? day.rest.replace(/^"/, '') : day.rest;
  const figures: { place: number; text: string; figure: Figure }[] = [];
  const words: string[] = [];
  let before: Mark | null = null;
  for (const [place, text] of restCells(rest, isJoined).entries()) {
    // Eight digits behind a day are no second one: they may be the amount.
    if (isBlank(text) || (!/^\d{8}$/.test(text.trim()) && dayAt(text, order)?.rest.trim() === '')) continue;
    const figure = readFigure(text);
    const mark = markAlone(text);
    const last = figures.at(-1);
    if (figure) {
      const isMarked = before !== null && figure.mark === null;
      figures.push({ place, text, figure: isMarked ? { ...figure, mark: before, isMarkBeside: true } : figure });
      before = null;
    } else if (mark && last?.figure.mark === null) last.figure = { ...last.figure, mark, isMarkBeside: true };
    else if (mark && last === undefined) before = mark;
    else if (last && isSize(text)) return { date: day.date, figures: [], said: null, isBare: false };
    else words.push(text);
  }
  const said = saidTogether(words.map(saidBy));
  // Words without any letter were meant as figures.
  const isReadable = words.every((cell) => /\p{L}/u.test(cell));
  return { date: day.date, figures: isReadable ? figures : [], said, isBare: words.length === 0 };
}

/** "lakh" in a cell of its own, behind a figure that it makes another. */
const isSize = (cell: string): boolean => {
  const figure = readFigure(`1 ${cell}`);
  return figure !== null && figure.digits !== '1';
};

/** What stands behind a day, parted by what stands right behind it. */
function restCells(rest: string, isJoined: boolean): string[] {
  const [between = ''] = /^[\s,;|":=]*/.exec(rest) ?? [];
  const cells = rest.slice(between.replace(/"$/, '').length);
  for (const separator of ['\t', ';', '|'] as const) {
    if (rest.includes(separator)) return cellsOf(cells, separator);
  }
  if (between.includes(',')) {
    const parted = cellsOf(cells, ',');
    return isJoined ? joined(parted) : parted;
  }
  if (/\s{2,}/.test(cells)) return cellsOf(cells, 'wide');
  return readFigure(cells) && !/\d \d/.test(cells) ? [cells] : spaced(cells);
}

/** "-5" and "000" are one amount that was written with a comma in a row of commas, unless a cell stands by itself. */
function joined(cells: readonly string[]): string[] {
  const figures = cells.findLastIndex((cell) => /\d/.test(cell)) + 1;
  const first = cells.findIndex((cell) => /\d/.test(cell));
  const whole = cells.slice(first, figures).join(',');
  const isOne = figures - first > 1 && readFigure(whole) !== null;
  return isOne ? [...cells.slice(0, first), whole, ...cells.slice(figures)] : [...cells];
}

/** Words and then figures, one space apart: "SIP Purchase 5,000.00 100.000 50.00". */
function spaced(text: string): string[] {
  const tokens = cellsOf(text, 'space').reduce<string[]>((found, token) => {
    const last = found.at(-1);
    if (last !== undefined && markAlone(token) && readFigure(last)) found[found.length - 1] = `${last} ${token}`;
    else found.push(token);
    return found;
  }, []);
  const from = tokens.findLastIndex((token) => readFigure(token) === null) + 1;
  const words = tokens.slice(0, from).join(' ');
  // A figure among the words is no note of anybody's.
  if (from === tokens.length || tokens.slice(0, from).some((token) => readFigure(token) !== null)) return [text];
  return [words, ...tokens.slice(from)];
}
