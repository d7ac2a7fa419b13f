import { box, cover, dot, GROUND, place, rupees, scale, text } from '#content/site-articles/paper.ts';
import { girl, man, plant, woman } from '#content/site-articles/people.ts';

interface Step {
  /** The middle of its top, where somebody may stand. */
  x: number;
  y: number;
  right: number;
}

interface Staircase {
  shapes: string[];
  at: (number: number) => Step;
}

interface Layout {
  left: number;
  right: number;
  /** Height of the highest step. */
  height: number;
  /** Room between two steps. */
  gap?: number;
  /** Value of the highest step that there could be; the highest of these unless told. */
  most?: number;
  kind?: readonly [string, string];
}

/** Steps as high as their values. */
function staircase(
  values: readonly number[],
  { left, right, height, gap = 0, most, kind = ['a', 'b'] }: Layout,
): Staircase {
  const top = scale(most ?? Math.max(...values), GROUND, GROUND - height);
  const width = (right - left) / values.length;
  const at = (number: number): Step => {
    const start = left + (number - 1) * width;
    return { x: start + width / 2, y: top(values[number - 1] ?? 0), right: start + width };
  };
  const shapes = values.map((value, index) =>
    box(kind[index % 2] ?? 'a', left + index * width + gap / 2, top(value), width - gap, GROUND - top(value)),
  );
  return { shapes, at };
}

const END = 'text-anchor="end"';
const MIDDLE = 'text-anchor="middle"';
const SIZE = 1.05;

/** The mark above a step, with the amount beside it. */
const marked = ({ x, y }: Step, amount: number) => [dot(x, y - 20, 10), text(x - 22, y - 13, rupees(amount), END)];

/** Year-end values of a plan; a family has set out on it. */
export function growing(values: readonly number[]): string {
  const { shapes, at } = staircase(values, { left: 110, right: 580, height: 230 });
  return cover(
    ...shapes,
    woman(at(3).x, at(3).y, SIZE),
    girl(at(4).x, at(4).y, SIZE),
    man(at(6).x - 4, at(6).y, SIZE),
    plant(62, 312, 1.3),
    ...marked(at(values.length), values.at(-1) ?? 0),
  );
}

/** Instalments of each year, from the first to the last. */
export function rising(instalments: readonly number[]): string {
  const { shapes, at } = staircase(instalments, { left: 60, right: 590, height: 220, gap: 12 });
  const first = at(1);
  return cover(
    ...shapes,
    text(first.x - 18, first.y - 14, rupees(instalments[0] ?? 0)),
    man(at(6).x, at(6).y, SIZE),
    ...marked(at(instalments.length), instalments.at(-1) ?? 0),
  );
}

/** What is left of a sum year by year, until its last month. */
export function emptying(sum: number, left: readonly number[], months: number): string {
  const values = [sum, ...left.filter((value) => value > 0)];
  const { shapes, at } = staircase(values, { left: 70, right: 560, height: 180 });
  const end = scale(values.length, 70, 560)(months / 12);
  return cover(
    ...shapes,
    woman(at(1).x + 8, at(1).y, SIZE),
    text(at(3).x, at(1).y - 24, rupees(sum)),
    dot(end, GROUND - 10, 10),
    `<path fill="none" stroke="#f2a81d" stroke-width="3" d="M${place(end)} ${GROUND - 20}V${GROUND - 98}"/>`,
    text(606, GROUND - 110, `${Math.floor(months / 12)} years, ${months % 12} months`, END),
  );
}

/** A price that rises until its year comes. */
export function dearer(prices: readonly number[]): string {
  const { shapes, at } = staircase(prices, { left: 60, right: 590, height: 226 });
  const first = at(1);
  return cover(
    ...shapes,
    girl(first.x + 2, first.y, SIZE),
    woman(at(3).x, at(3).y, SIZE),
    text(70, first.y + 34, rupees(prices[0] ?? 0)),
    ...marked(at(prices.length), prices.at(-1) ?? 0),
  );
}

/** Bars beside one another, each with its amount; somebody stands on the last. */
export function compared(amounts: readonly number[]): string {
  const { shapes, at } = staircase(amounts, { left: 50, right: 590, height: 226, gap: 44 });
  const last = at(amounts.length);
  return cover(
    ...shapes,
    ...amounts.slice(0, -1).map((amount, index) => text(at(index + 1).x, at(index + 1).y - 14, rupees(amount), MIDDLE)),
    man(last.x - 20, last.y, SIZE),
    dot(last.x - 20, last.y - 148, 10),
    text(last.x - 2, last.y - 141, rupees(amounts.at(-1) ?? 0)),
  );
}

/** Two growths in one staircase, and what lies between their ends. */
export function apart(more: readonly number[], less: readonly number[], between: number): string {
  const layout = { left: 60, right: 560, height: 240 };
  const higher = staircase(more, { ...layout, kind: ['c', 'c'] });
  const lower = staircase(less, { ...layout, most: more.at(-1) ?? 0 });
  const [top, bottom] = [higher.at(more.length), lower.at(less.length)];
  const middle = (top.y + bottom.y) / 2;
  return cover(
    ...higher.shapes,
    ...lower.shapes,
    man(higher.at(7).x, lower.at(7).y, SIZE),
    `<path fill="none" stroke="#f2a81d" stroke-width="3" d="M${place(top.right + 8)} ${place(top.y)}h10V${place(bottom.y)}h-10"/>`,
    dot(top.right + 18, middle, 8),
    text(top.x - 40, middle - 16, rupees(between), END),
  );
}
