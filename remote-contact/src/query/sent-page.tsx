import { useSite } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** Where a question leads that was sent without scripts: an address of its own, so that a reload sends nothing again. */
export default function SentPage() {
  const { hours } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.messageSent}
        crumbs={[
          { to: '/', label: messages.home },
          { to: '/contactus', label: messages.contactUs },
        ]}
      />
      <div className="flow">
        <Notice kind="success" title={messages.messageSentSuccessfully}>
          {messages.personAnswersByEmail({ hours: hours.text })}
        </Notice>
        <div className="button-row">
          <ButtonLink to="/">{messages.goToHomePage}</ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.writeAnotherMessage}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
