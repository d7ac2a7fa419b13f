import { Link } from 'shared/router';
import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';

/**
 * Where the mail to a referred person leads. Opening the page does nothing, since mail programs open links by themselves:
 * only its buttons do. A browser posts them without scripts, to this address with its key.
 */
export function InvitationPage() {
  const posted = usePosted('invitation');
  const { firm } = useSite();
  const done = posted?.message === null ? posted.values.answer : undefined;
  return (
    <div className="page">
      <PageHead
        title="Somebody has recommended us to you"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="They gave us your contact details. You decide whether we keep them."
      />
      {done === 'agree' && <Agreed />}
      {done === 'remove' && <Removed />}
      {done === undefined && (
        <form method="post" className="card" aria-label="Your answer">
          <input type="hidden" name="form" value="invitation" />
          <div className="flow">
            {posted?.message && (
              <Notice kind="error" title="Nothing was changed">
                {posted.message} If you have a question, call us: {firm.phone}.
              </Notice>
            )}
            <p>
              Somebody who knows you gave {firm.name} your name, phone number and email address, whether you are friends
              or family, and which product could interest you.
            </p>
            <p>
              If you agree, an advisor may call or write to you about it, and we keep these details for 3 years at most.
              If you do not, we use them for nothing, and they are removed 30 days after they were given. Our{' '}
              <Link to="/privacy">Privacy Policy</Link> tells the rest.
            </p>
            <div className="button-row">
              <Button type="submit" name="answer" value="agree">
                Keep my details and contact me
              </Button>
              <Button type="submit" name="answer" value="remove" variant="secondary">
                Remove my details now
              </Button>
            </div>
            <p className="quiet">
              You can come back by the same link and have them removed later as well. Complaints go to our grievance
              officer, or to the Data Protection Board of India.
            </p>
          </div>
        </form>
      )}
    </div>
  );
}

const Agreed = () => (
  <div className="flow">
    <Notice kind="success" title="Thank you">
      An advisor may contact you now. If you change your mind, open the link of our mail once more and choose Remove my
      details now.
    </Notice>
    <div className="button-row">
      <ButtonLink to="/calculators">Try our calculators</ButtonLink>
    </div>
  </div>
);

const Removed = () => (
  <Notice kind="success" title="Your details are removed">
    We have nothing of you from this recommendation any more, and write to you about it no more.
  </Notice>
);
