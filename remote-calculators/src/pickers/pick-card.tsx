import { Link } from 'shared/router';
import { Icon } from 'shared/ui';

/** One card of a picker: what question the page answers, and a figure that its model has worked out. */
export interface Pick {
  to: string;
  title: string;
  line: string;
  /** Two strokes on a 56 by 56 grid: ink, and the accent. */
  drawing: readonly [string, string];
  example: { inputs: string; figure: string; unit?: string };
}

export function PickCard({ to, title, line, drawing, example, level: Heading }: Pick & { level: 'h2' | 'h3' }) {
  return (
    <li className="pick">
      <svg className="drawing" viewBox="0 0 56 56" aria-hidden="true">
        <path d={drawing[0]} />
        <path className="accent" d={drawing[1]} />
      </svg>
      <div>
        <Heading>
          <Link to={to}>{title}</Link>
        </Heading>
        <p>{line}</p>
      </div>
      <dl className="pick__example">
        <dt>{example.inputs}</dt>
        <dd>
          {example.figure}
          {example.unit && <small> {example.unit}</small>}
          <Icon name="arrow-right" />
        </dd>
      </dl>
    </li>
  );
}
