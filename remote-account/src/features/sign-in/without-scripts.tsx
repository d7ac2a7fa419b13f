import type { Consent } from 'shared/contract/me';
import { Button, ButtonLink, Notice } from 'shared/ui';
import { ConsentBoxes } from '#features/first-save/consent-boxes.tsx';

/** What can be done here in a browser without scripts. */
export function WithoutScripts({ consents }: { consents: readonly Consent[] | null }) {
  if (consents === null) {
    return (
      <div className="flow">
        <Notice kind="info">Nobody is signed in here.</Notice>
        <div className="button-row">
          <ButtonLink to="/signin">Sign in</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="flow">
      <Notice kind="success" title="You are signed in on this browser">
        Your profile and your financial plan need scripts, which this browser does not run. Once it does, they open
        without another code.
      </Notice>
      <div className="stack">
        <h2 className="small">What works without scripts</h2>
        <div className="button-row">
          <ButtonLink to="/refer">Refer a friend or family member</ButtonLink>
          <ButtonLink to="/contactus/appointment" variant="secondary">
            Book an Appointment
          </ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            Send a message
          </ButtonLink>
        </div>
      </div>
      <form method="post" className="card" aria-label="What you agree to">
        <input type="hidden" name="form" value="consents" />
        <div className="flow">
          <ConsentBoxes consents={consents} />
          <div>
            <Button type="submit" variant="secondary">
              Save what I agree to
            </Button>
          </div>
        </div>
      </form>
      <form method="post">
        <input type="hidden" name="form" value="sign-out" />
        <Button type="submit" variant="quiet">
          Signout
        </Button>
      </form>
    </div>
  );
}
