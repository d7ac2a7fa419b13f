import { useSite } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';

/** Where a question leads that was sent without scripts: an address of its own, so that a reload sends nothing again. */
export default function SentPage() {
  const { hours } = useSite();
  return (
    <div className="page">
      <PageHead
        title="Message sent"
        crumbs={[
          { to: '/', label: 'Home' },
          { to: '/contactus', label: 'Contact Us' },
        ]}
      />
      <div className="flow">
        <Notice kind="success" title="Message sent successfully!">
          A person answers by email, {hours.text}.
        </Notice>
        <div className="button-row">
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            Write another message
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
