import '#pickers/drawing.css';

/** A calculator's own drawing: its lines, what is filled in the firm's colour, and the mark. */
export type Lines = readonly [lines: string, accent: string, mark: string];

export const Drawing = ({ lines: [lines, accent, mark] }: { lines: Lines }) => (
  <svg className="drawing" viewBox="3 2 50 50" aria-hidden="true">
    <path className="accent" d={accent} />
    <path d={lines} />
    <path className="drawing__mark" d={mark} />
  </svg>
);
