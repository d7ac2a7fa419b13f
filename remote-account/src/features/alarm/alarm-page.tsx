import { shownPhone } from 'shared/format/phone-text';
import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/**
 * Where the links of security notices lead. Opening the page does nothing, since mail programs open links by themselves:
 * only the button does. A browser posts it without scripts, to this address with its key.
 */
export default function AlarmPage() {
  const posted = usePosted('alarm');
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.thisWasNotMe}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.stopWhatSomebodyElse}
      />
      {posted !== undefined && posted.message === null ? (
        <div className="flow">
          <Notice kind="success" title={messages.itIsStopped}>
            {messages.nobodyIsSigned({ phone: shownPhone(firm.phone) })}
          </Notice>
          <div className="button-row">
            <ButtonLink to="/signin?next=/myprofile">{messages.signIn}</ButtonLink>
          </div>
        </div>
      ) : (
        <form method="post" className="card" aria-label={messages.thisWasNotMe}>
          <input type="hidden" name="form" value="alarm" />
          <div className="flow">
            <p>{messages.whyWeWrote}</p>
            {posted?.message && (
              <Notice kind="error" title={messages.nothingWasStopped}>
                {messages.signInOrCall({ why: posted.message, phone: shownPhone(firm.phone) })}
              </Notice>
            )}
            <div className="button-row">
              <Button type="submit" variant="danger">
                {messages.stopItAndSign}
              </Button>
            </div>
            <p className="quiet">{messages.ifItWasYou}</p>
          </div>
        </form>
      )}
    </div>
  );
}
