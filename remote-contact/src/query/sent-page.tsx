import { useSite } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Where a question leads that was sent without scripts: an address of its own, so that a reload sends nothing again. */
export default function SentPage() {
  const { hours } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.sentPageTitle}
        crumbs={[
          { to: '/', label: messages.crumbHome },
          { to: '/contactus', label: messages.contactTitle },
        ]}
      />
      <div className="flow">
        <Notice kind="success" title={messages.querySentTitle}>
          {messages.personAnswersByEmail({ hours: hours.text })}
        </Notice>
        <div className="button-row">
          <ButtonLink to="/">{messages.goToHomePage}</ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.querySentAgain}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
