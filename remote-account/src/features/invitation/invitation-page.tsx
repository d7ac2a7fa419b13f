import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/**
 * Where the mail to a referred person leads. Opening the page does nothing, since mail programs open links by themselves:
 * only its buttons do. A browser posts them without scripts, to this address with its key, and comes back to it.
 */
export default function InvitationPage() {
  const posted = usePosted('invitation');
  const { firm } = useSite();
  const done = (usePosted('view')?.data as { done: 'agree' | 'remove' } | undefined)?.done;
  return (
    <div className="page">
      <PageHead
        title={messages.invitationTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.invitationLead}
      />
      {done === 'agree' && <Agreed />}
      {done === 'remove' && <Removed />}
      {done === undefined && (
        <form method="post" className="card" aria-label={messages.invitationLabel}>
          <input type="hidden" name="form" value="invitation" />
          <div className="flow">
            {posted?.message && (
              <Notice kind="error" title={messages.changeFailed}>
                {messages.questionsByPhone({ why: posted.message, phone: shownPhone(firm.phone) })}
              </Notice>
            )}
            <p>{messages.whatTheyGave({ firm: firm.name })}</p>
            <p>{messages.whatYouDecide({ privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>
            <div className="button-row">
              <Button type="submit" name="answer" value="agree">
                {messages.invitationAgree}
              </Button>
              <Button type="submit" name="answer" value="remove" variant="secondary">
                {messages.invitationRefuse}
              </Button>
            </div>
            <p className="quiet">{messages.invitationAgreedText}</p>
          </div>
        </form>
      )}
    </div>
  );
}

const Agreed = () => (
  <div className="flow">
    <Notice kind="success" title={messages.invitationAgreedTitle}>
      {messages.advisorMayContact}
    </Notice>
    <div className="button-row">
      <ButtonLink to="/calculators">{messages.invitationActionTry}</ButtonLink>
    </div>
  </div>
);

const Removed = () => (
  <Notice kind="success" title={messages.invitationRefusedTitle}>
    {messages.invitationRefusedText}
  </Notice>
);
