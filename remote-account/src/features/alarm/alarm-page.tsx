import { shownPhone } from 'shared/format/phone-text';
import { usePosted, useSite } from 'shared/site';
import { Button, ButtonLink, Notice, PageHead } from 'shared/ui';
import { messages } from '#messages.en.ts';

/**
 * Where the links of security notices lead. Opening the page does nothing, since mail programs open links by themselves:
 * only the button does. A browser posts it without scripts, to this address with its key, and comes back to it.
 */
export default function AlarmPage() {
  const posted = usePosted('alarm');
  const isDone = usePosted('view') !== undefined;
  const wasUsed = (posted?.data as { used?: boolean } | undefined)?.used === true;
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.alarmTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.alarmLead}
      />
      {isDone ? (
        <div className="flow">
          <Notice kind="success" title={messages.alarmDoneTitle}>
            {messages.alarmDoneText({ phone: shownPhone(firm.phone) })}
          </Notice>
          <div className="button-row">
            <ButtonLink to="/signin?next=/myprofile">{messages.signInTitle}</ButtonLink>
          </div>
        </div>
      ) : (
        <form method="post" className="card" aria-label={messages.alarmTitle}>
          <input type="hidden" name="form" value="alarm" />
          <div className="flow">
            <p>{messages.whyWeWrote}</p>
            {posted?.message && (
              <Notice kind="error" title={wasUsed ? messages.alarmUsed : messages.alarmFailed}>
                {messages.signInOrCall({ why: posted.message, phone: shownPhone(firm.phone) })}
              </Notice>
            )}
            <div className="button-row">
              <Button type="submit" variant="danger">
                {messages.alarmAction}
              </Button>
            </div>
            <p className="quiet">{messages.alarmOwnVisit}</p>
          </div>
        </form>
      )}
    </div>
  );
}
