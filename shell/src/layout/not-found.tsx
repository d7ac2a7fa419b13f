import { Link } from 'shared/router';
import { Icon, PageHead } from 'shared/ui';
import { messages } from '#layout/messages.en.ts';

const waysOn = [
  ['/', messages.home, messages.whatTheSiteOffers],
  ['/calculators', messages.calculators, messages.sipLumpsumStepUp],
  ['/goals', messages.goals, messages.whatHouseCollege],
  ['/contactus', messages.contact, messages.askQuestionOrBookAppointment],
] as const;

/** Stands in the shell, so that an unknown address is answered even while every remote is away. */
export function NotFound() {
  return (
    <div className="page">
      <PageHead title={messages.pageNotFound} crumbs={[{ to: '/', label: messages.home }]} lead={messages.noPageHere} />
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
