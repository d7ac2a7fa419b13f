import { box, card, dot, place, rupees, scale, small, text } from '#content/site-articles/paper.ts';

interface Bar {
  name: string;
  value: number;
}

const [LEFT, RIGHT] = [32, 608];
/** Where lines end that have their names beside them. */
const LAST = 396;
const MIDDLE = 'text-anchor="middle"';
const END = 'text-anchor="end"';

/** Bars that lie below their names, with the value at the end of the line. */
export function rows(bars: readonly Bar[]): string {
  const width = scale(Math.max(...bars.map(({ value }) => value)), 0, RIGHT - LEFT);
  const step = 320 / bars.length;
  return card(
    ...bars.flatMap(({ name, value }, place) => {
      const y = 50 + place * step;
      return [
        small(LEFT, y, name),
        text(RIGHT, y, rupees(value), END),
        box(place === 0 ? 'g' : 'i', LEFT, y + 12, width(value), 22),
      ];
    }),
  );
}

/** Bars that stand above their names, with the value on top. */
export function columns(bars: readonly Bar[]): string {
  const top = scale(Math.max(...bars.map(({ value }) => value)), 306, 60);
  const step = (RIGHT - LEFT) / bars.length;
  const width = Math.min(72, step * 0.6);
  return card(
    ...bars.flatMap(({ name, value }, place) => {
      const x = LEFT + (place + 0.5) * step;
      return [
        box('g', x - width / 2, top(value), width, 306 - top(value)),
        text(x, top(value) - 12, rupees(value), MIDDLE),
        small(x, 340, name, MIDDLE),
      ];
    }),
    `<path class="h" d="M${LEFT} 306H${RIGHT}"/>`,
  );
}

/** Two courses from the same start, each with its end value and its name beside it. */
export function twoLines(
  first: Bar & { years: readonly number[] },
  second: Bar & { years: readonly number[] },
): string {
  const y = scale(first.value, 310, 60);
  const x = scale(first.years.length, LEFT, LAST);
  const path = (years: readonly number[]) =>
    `M${[0, ...years].map((value, year) => `${place(x(year))} ${place(y(value))}`).join('L')}`;
  return card(
    `<path class="h" d="M${LEFT} 310H${LAST}"/>`,
    `<path class="d" d="${path(second.years)}"/>`,
    `<path class="l" d="${path(first.years)}"/>`,
    ...[first, second].flatMap(({ name, value }) => [
      text(LAST + 14, y(value) + 6, rupees(value)),
      small(LAST + 14, y(value) + 36, name),
    ]),
  );
}

interface Falling {
  name: string;
  /** What is left at the end of each year. */
  years: readonly number[];
  /** The month in which nothing is left any more, or null. */
  month: number | null;
}

/** What is left of one sum on several courses; the ends are marked on the ground. */
export function falling(sum: number, courses: readonly Falling[], years: number): string {
  const y = scale(sum, 300, 64);
  const x = scale(years, LEFT, 550);
  const points = ({ years: left, month }: Falling) => [
    [0, sum] as const,
    ...left.flatMap((value, year) => (value > 0 ? [[year + 1, value] as const] : [])),
    ...(month === null ? [] : [[month / 12, 0] as const]),
  ];
  return card(
    `<path class="h" d="M${LEFT} 300H${RIGHT}"/>`,
    text(LEFT, 44, rupees(sum)),
    ...courses.flatMap((course) => {
      const path = points(course).map(([year, value]) => `${place(x(year))} ${place(y(value))}`);
      const [lastYear, lastValue] = points(course).at(-1) ?? [0, 0];
      return [
        `<path class="l" d="M${path.join('L')}"/>`,
        ...(course.month === null
          ? [text(x(lastYear) + 10, y(lastValue) + 8, course.name)]
          : [dot(x(lastYear), 300, 7), text(x(lastYear), 338, course.name, MIDDLE)]),
      ];
    }),
  );
}
