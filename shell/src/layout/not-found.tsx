import { Link } from 'shared/router';
import { Icon, PageHead } from 'shared/ui';

const waysOn = [
  ['/', 'Home', 'What the site offers'],
  ['/calculators', 'Calculators', 'SIP, lumpsum, step-up, SWP and STP'],
  ['/goals', 'Goals', 'What a house, a college or retirement will need'],
  ['/contactus', 'Contact', 'Ask a question, or book an appointment'],
] as const;

/** Stands in the shell, so that an unknown address is answered even while every remote is away. */
export function NotFound() {
  return (
    <div className="page">
      <PageHead
        title="Page not found"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="There is no page at this address. It may have moved, or the address may have a mistake."
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
