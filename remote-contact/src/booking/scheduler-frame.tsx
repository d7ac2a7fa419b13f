import { Button, Failure, Notice, Skeleton } from 'shared/ui';
import { OtherWays } from '#booking/other-ways.tsx';
import { schedulerAddress } from '#booking/scheduler-address.ts';
import { reports } from '#booking/scheduler-state.ts';
import { useKnownPerson } from '#booking/use-known-person.ts';
import { useScheduler } from '#booking/use-scheduler.ts';

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
    <section className="card flow" aria-label="Calendar">
      {state === 'scheduled' && (
        <Notice kind="success" title="Your appointment is booked">
          The confirmation will come by email from {hostname}.
        </Notice>
      )}
      {state === 'asking' && (
        <div className="stack">
          <p>The calendar comes from {hostname}, which will know of your visit.</p>
          <Button onClick={() => tell('opened')}>Open the calendar</Button>
        </div>
      )}
      {state === 'failed' && (
        <>
          <Failure
            message={`The calendar of ${hostname} did not load. The network, the browser or an extension may be blocking it.`}
            onRetry={() => tell('opened')}
          />
          {otherWays}
        </>
      )}
      {state === 'silent' && (
        <Notice kind="warning" title="Do you see the calendar below?">
          <p>If not, the network, the browser or an extension may be blocking it.</p>
          {otherWays}
        </Notice>
      )}
      {state !== 'asking' && state !== 'failed' && (
        <div className="scheduler">
          {person !== null && (
            <iframe
              ref={frame}
              className="scheduler__frame"
              title="Calendar for a thirty-minute meeting"
              src={address}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => tell('arrived')}
            />
          )}
          {waiting && (
            <div className="scheduler__wait">
              <Skeleton lines={6} label="Loading the calendar" />
            </div>
          )}
        </div>
      )}
      {state !== 'failed' && state !== 'silent' && (
        <p className="caption">
          <a href={address} target="_blank" rel="noreferrer">
            Open the calendar in a new tab
          </a>
        </p>
      )}
    </section>
  );
}
