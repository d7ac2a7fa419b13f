/** Dots in a row, and of all. */
const ACROSS = 20;
const ALL = 100;
const STEP = 9;

/** From top to bottom, column by column, as one counts on a sheet. */
const path = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const column = Math.floor((from + at) / (ALL / ACROSS));
    const row = (from + at) % (ALL / ACROSS);
    return `M${STEP * column + STEP / 2} ${STEP * row + STEP / 2}h0`;
  }).join('');

/** A hundred courses, those that reach it large and in colour. The sentence beside it says the same. */
export function Dots({ count }: { count: number }) {
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${STEP * ACROSS} ${(STEP * ALL) / ACROSS}`}
      width={STEP * ACROSS}
      aria-hidden="true"
    >
      <path className="dots__reached" d={path(0, count)} />
      <path className="dots__missed" d={path(count, ALL)} />
    </svg>
  );
}
