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
    ['/', messages.linkHome, messages.missingPageWays],
    ...(count > 0
      ? [['/calculators', messages.linkCalculators, messages.calculatorsWithFormula({ count })] as const]
      : []),
    ['/goals', messages.linkGoals, messages.whatHouseCollege],
    ['/contactus', messages.linkContact, messages.askQuestionOrBookAppointment],
  ] as const;
  return (
    <div className="page">
      <PageHead
        title={messages.missingPageTitle}
        crumbs={[{ to: '/', label: messages.linkHome }]}
        lead={messages.noPageHere}
      />
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
