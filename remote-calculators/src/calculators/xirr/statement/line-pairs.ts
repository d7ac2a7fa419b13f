import { dayIn } from '#calculators/xirr/statement/day.ts';
import { readFigure } from '#calculators/xirr/statement/figure.ts';

type Kind = 'day' | 'figure' | null;

const kindOf = (text: string): Kind => {
  if ((dayIn(text, 'day') ?? dayIn(text, 'month')) !== null) return 'day';
  return readFigure(text) === null ? null : 'figure';
};

/**
 * A list of an app whose days and amounts stand on lines of their own, in either order, with each pair on one line. Where a
 * single line is anything else, nobody knows what belongs together, and all stay as they are.
 */
export function withPairsJoined(lines: readonly string[]): readonly string[] {
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ text: line.trim(), at }]));
  const [first, second] = written.slice(0, 2).map(({ text }) => kindOf(text));
  const areTwo = first !== second && first !== null && second !== null;
  if (!areTwo || written.length < 4 || written.length % 2 === 1) return lines;
  if (written.some(({ text }, at) => kindOf(text) !== (at % 2 === 0 ? first : second))) return lines;
  const joined = lines.map(() => '');
  for (const [place, one] of written.entries()) {
    const other = written[place + 1];
    if (place % 2 === 0 && other) joined[one.at] = `${one.text}\t${other.text}`;
  }
  return joined;
}
