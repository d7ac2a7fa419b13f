import { AskBox } from 'shared/ask-box';
import { Link } from 'shared/router';
import { Icon, PageHead } from 'shared/ui';
import { useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';

/** Stands in the shell, so that an unknown address is answered even while every remote is away. */
export function NotFound() {
  const { snapshot, directory } = useLoader();
  const { calculators: count = 0 } = directory.current() ?? snapshot;
  const waysOn = [
    ['/', messages.home, messages.whatTheSiteOffers],
    ...(count > 0 ? [['/calculators', messages.calculators, messages.calculatorsWithFormula({ count })] as const] : []),
    ['/goals', messages.goals, messages.whatHouseCollege],
    ['/contactus', messages.contact, messages.askQuestionOrBookAppointment],
  ] as const;
  return (
    <div className="page">
      <PageHead title={messages.pageNotFound} crumbs={[{ to: '/', label: messages.home }]} lead={messages.noPageHere} />
      <div className="flow">
        {/* Its answer is the calculators'. */}
        {count > 0 && <AskBox />}
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
    </div>
  );
}
