import { Link } from 'shared/router';
import { Icon } from 'shared/ui';
import { Drawing, type Lines } from '#pickers/drawing.tsx';

/** One card of a picker: what question the page answers, and a figure that its model has worked out. */
export interface Pick {
  to: string;
  title: string;
  line: string;
  /** As {@link Picked} has it. */
  drawing: Lines;
  /** The figure without and with its paise apart; on the card that helps to choose, its first question. */
  example: { inputs: string; figure: readonly [whole: string, paise: string]; unit?: string };
}

export function PickCard({ to, title, line, drawing, example, level: Heading }: Pick & { level: 'h2' | 'h3' }) {
  return (
    <li className="pick">
      <Drawing lines={drawing} />
      <div>
        <Heading>
          <Link to={to}>{title}</Link>
        </Heading>
        <p>{line}</p>
      </div>
      <dl className="pick__example">
        <dt>{example.inputs}</dt>
        <dd>
          <span>
            {example.figure[0]}
            <span className="paise">{example.figure[1]}</span>
          </span>
          {example.unit && <small> {example.unit}</small>}
          <Icon name="arrow-right" />
        </dd>
      </dl>
    </li>
  );
}
