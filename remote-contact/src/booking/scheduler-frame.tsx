import { useKnownPerson } from 'shared/forms';
import { Link } from 'shared/router';
import { Button, Failure, Notice, Skeleton } from 'shared/ui';
import { schedulerAddress } from '#booking/scheduler-address.ts';
import { reports } from '#booking/scheduler-state.ts';
import { useScheduler } from '#booking/use-scheduler.ts';
import { messages } from '#messages.en.ts';

interface SchedulerFrameProps {
  schedulerUrl: string;
  /** True when the visitor has just acted on this page after reading what opens. */
  openAtOnce: boolean;
  /** Wanted when the scheduler does not come: our own slots. */
  onOwnSlots: () => void;
}

/** The firm's own scheduler in a frame of 600 px, with a plain link beside it, and other ways when it does not come. */
export function SchedulerFrame({ schedulerUrl, openAtOnce, onOwnSlots }: SchedulerFrameProps) {
  const { state, tell, frame } = useScheduler(schedulerUrl, openAtOnce);
  const person = useKnownPerson();
  const { hostname } = new URL(schedulerUrl);
  const address = schedulerAddress({
    schedulerUrl,
    host: location.hostname,
    search: location.search,
    ...(person ?? { name: '', email: '' }),
  });
  const otherWays = <OtherWays address={address} onOwnSlots={onOwnSlots} />;
  const waiting = state === 'loading' || (state === 'arrived' && reports(hostname));

  return (
    <section className="card flow" aria-label={messages.schedulerLabel}>
      {state === 'scheduled' && (
        <Notice kind="success" title={messages.bookedTitle}>
          {messages.confirmationWillCome({ hostname })}
        </Notice>
      )}
      {state === 'asking' && (
        <div className="stack">
          <p>{messages.calendarComesFromHostname({ hostname })}</p>
          <Button onClick={() => tell('opened')}>{messages.schedulerActionOpen}</Button>
        </div>
      )}
      {state === 'failed' && (
        <>
          <Failure message={messages.calendarDidNotLoad({ hostname })} onRetry={() => tell('opened')} />
          {otherWays}
        </>
      )}
      {state === 'silent' && (
        <Notice kind="warning" title={messages.doYouSeeCalendarBelow}>
          <p>{messages.calendarMayBeBlocked}</p>
          {otherWays}
        </Notice>
      )}
      {state !== 'asking' && state !== 'failed' && (
        <div className="scheduler">
          {person !== null && (
            <iframe
              ref={frame}
              className="scheduler__frame"
              title={messages.calendarForThirtyMinuteMeeting}
              src={address}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => tell('arrived')}
            />
          )}
          {waiting && (
            <div className="scheduler__wait">
              <Skeleton lines={6} label={messages.schedulerLoading} />
            </div>
          )}
        </div>
      )}
      {state !== 'failed' && state !== 'silent' && (
        <p className="caption">
          <a href={address} target="_blank" rel="noreferrer">
            {messages.openCalendarInNewTab}
          </a>
        </p>
      )}
    </section>
  );
}

interface OtherWaysProps {
  /** The scheduler's own address. */
  address: string;
  onOwnSlots: () => void;
}

/** What a visitor can do when the firm's scheduler does not come. */
function OtherWays({ address, onOwnSlots }: OtherWaysProps) {
  return (
    <div className="button-row">
      <Button onClick={onOwnSlots}>{messages.chooseTimeHereInstead}</Button>
      <a className="button button--secondary" href={address} target="_blank" rel="noreferrer">
        {messages.openCalendarInNewTab}
      </a>
      <Link className="button button--quiet" to="/contactus">
        {messages.schedulerLinkQuery}
      </Link>
    </div>
  );
}
