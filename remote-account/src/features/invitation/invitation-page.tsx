import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/**
 * Where the mail to a referred person leads. Opening the page does nothing, since mail programs open links by themselves:
 * only its buttons do. A browser posts them without scripts, to this address with its key.
 */
export default function InvitationPage() {
  const posted = usePosted('invitation');
  const { firm } = useSite();
  const done = posted?.message === null ? posted.values.answer : undefined;
  return (
    <div className="page">
      <PageHead
        title={messages.somebodyHasRecommendedUs}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.theyGaveUs}
      />
      {done === 'agree' && <Agreed />}
      {done === 'remove' && <Removed />}
      {done === undefined && (
        <form method="post" className="card" aria-label={messages.yourAnswer}>
          <input type="hidden" name="form" value="invitation" />
          <div className="flow">
            {posted?.message && (
              <Notice kind="error" title={messages.nothingWasChanged}>
                {messages.questionsByPhone({ why: posted.message, phone: shownPhone(firm.phone) })}
              </Notice>
            )}
            <p>{messages.whatTheyGave({ firm: firm.name })}</p>
            <p>{messages.whatYouDecide({ privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>
            <div className="button-row">
              <Button type="submit" name="answer" value="agree">
                {messages.keepMyDetails}
              </Button>
              <Button type="submit" name="answer" value="remove" variant="secondary">
                {messages.removeMyDetailsNow}
              </Button>
            </div>
            <p className="quiet">{messages.youCanComeBack}</p>
          </div>
        </form>
      )}
    </div>
  );
}

const Agreed = () => (
  <div className="flow">
    <Notice kind="success" title={messages.thankYou}>
      {messages.advisorMayContact}
    </Notice>
    <div className="button-row">
      <ButtonLink to="/calculators">{messages.tryOurCalculators}</ButtonLink>
    </div>
  </div>
);

const Removed = () => (
  <Notice kind="success" title={messages.yourDetailsAreRemoved}>
    {messages.weHaveNothing}
  </Notice>
);
