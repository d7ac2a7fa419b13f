import { plainCharacters } from 'shared/format/plain-characters';

/** What stands between the cells of a row: a tab, a character of CSV files, two spaces and more, or one space. */
export type Separator = '\t' | ';' | '|' | ',' | 'wide' | 'space';

/** In the order in which they are tried: one that is rare in words and figures first. */
export const SEPARATORS = ['\t', ';', '|', ',', 'wide'] as const;

/** The cells of a row, without the quotes of a CSV file. A separator between quotes is none. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === 'wide') return line.trim().split(/\s{2,}/);
  if (separator === 'space') return line.trim().split(/\s+/);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"' && (isQuoted || cell.trim() === '' || cell.endsWith('"'))) {
      isQuoted = !isQuoted;
      cell += character;
    } else if (character === separator && !isQuoted) {
      cells.push(unquoted(cell));
      cell = '';
    } else cell += character;
  }
  cells.push(unquoted(cell));
  return cells;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim();

const OTHER_SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/** Spaces that do not break, and of another width, become plain ones. Between digits they group, and stay. */
const withPlainSpaces = (line: string): string =>
  line.replace(OTHER_SPACES, (space, at: number) => (/^\d.\d$/.test(line.slice(at - 1, at + 2)) ? space : ' '));

/** The lines of a text, with plain digits and spaces and without marks that nobody sees. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).map((line) => withPlainSpaces(plainCharacters(line)));
