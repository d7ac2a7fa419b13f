import { Link } from 'shared/router';
import { Icon, PageHead } from 'shared/ui';

const waysOn = [
  ['/', 'Home', 'What the site offers'],
  ['/calculators', 'Calculators', 'SIP, lumpsum, step-up, SWP and STP'],
  ['/goals', 'Goals', 'What a house, a college or a retirement asks of you'],
  ['/contactus', 'Contact', 'Ask a person, or book half an hour'],
] as const;

/** Stands in the shell, so that an unknown address is answered even while every remote is away. */
export function NotFound() {
  return (
    <div className="page">
      <PageHead
        title="Page not found"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="Nothing lives at this address. It may have moved, or a letter may be missing."
      />
      <ul className="row-list">
        {waysOn.map(([to, label, text]) => (
          <li key={to}>
            <Link to={to}>
              <b>{label}</b>
              <span>{text}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
