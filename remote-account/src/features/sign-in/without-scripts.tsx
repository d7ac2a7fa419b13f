import type { Consent } from 'shared/contract/me';
import { Button, ButtonLink, Notice } from 'shared/ui';
import { ConsentBoxes } from '#features/first-save/consent-boxes.tsx';
import { messages } from '#features/sign-in/messages.en.ts';

/** What can be done here in a browser without scripts. */
export function WithoutScripts({ consents }: { consents: readonly Consent[] | null }) {
  if (consents === null) {
    return (
      <div className="flow">
        <Notice kind="info">{messages.nobodyIsSignedIn}</Notice>
        <div className="button-row">
          <ButtonLink to="/signin">{messages.signIn}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="flow">
      <Notice kind="success" title={messages.youAreSignedIn}>
        {messages.yourProfile}
      </Notice>
      <div className="stack">
        <h2 className="small">{messages.whatWorksWithoutScripts}</h2>
        <div className="button-row">
          <ButtonLink to="/refer">{messages.referFriendOrFamilyMember}</ButtonLink>
          <ButtonLink to="/contactus/appointment" variant="secondary">
            {messages.bookAnAppointment}
          </ButtonLink>
          <ButtonLink to="/contactus" variant="secondary">
            {messages.sendAMessage}
          </ButtonLink>
        </div>
      </div>
      <form method="post" className="card" aria-label={messages.whatYouAgreeTo}>
        <input type="hidden" name="form" value="consents" />
        <div className="flow">
          <ConsentBoxes consents={consents} />
          <div>
            <Button type="submit" variant="secondary">
              {messages.saveWhatIAgreeTo}
            </Button>
          </div>
        </div>
      </form>
      <form method="post">
        <input type="hidden" name="form" value="sign-out" />
        <Button type="submit" variant="quiet">
          {messages.signout}
        </Button>
      </form>
    </div>
  );
}
