import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';

/**
 * Where the links of security notices lead. Opening the page does nothing, since mail programs open links by themselves:
 * only the button does. A browser posts it without scripts, to this address with its key.
 */
export function AlarmPage() {
  const posted = usePosted('alarm');
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title="This was not me"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="Stop what somebody else does in your account."
      />
      {posted !== undefined && posted.message === null ? (
        <div className="flow">
          <Notice kind="success" title="It is stopped">
            Nobody is signed in to your account any more, its passkeys are removed, and a change that was waiting is
            undone. Sign in by a code and look at your details. If something is wrong there, call us: {firm.phone}.
          </Notice>
          <div className="button-row">
            <ButtonLink to="/signin?next=/myprofile">Sign in</ButtonLink>
          </div>
        </div>
      ) : (
        <form method="post" className="card" aria-label="This was not me">
          <input type="hidden" name="form" value="alarm" />
          <div className="flow">
            <p>
              We wrote to you because somebody signed in to your account, added or removed a passkey, or asked to change
              your phone number or email address. If that was not you, press the button: everybody is signed out of your
              account, all its passkeys are removed, and a change that is waiting is undone.
            </p>
            {posted?.message && (
              <Notice kind="error" title="Nothing was stopped">
                {posted.message} Sign in and use Sign out everywhere under My profile, or call us: {firm.phone}.
              </Notice>
            )}
            <div className="button-row">
              <Button type="submit" variant="danger">
                Stop it and sign out everywhere
              </Button>
            </div>
            <p className="quiet">If it was you, close this page. Nothing changes.</p>
          </div>
        </form>
      )}
    </div>
  );
}
