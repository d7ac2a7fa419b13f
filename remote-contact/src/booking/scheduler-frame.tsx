import { useEffect, useRef, useState } from 'react';
import { Button, Failure, Notice, Skeleton } from 'shared/ui';
import { schedulerAddress } from '#booking/scheduler-address.ts';
import { schedulerEvent } from '#booking/scheduler-events.ts';
import { useKnownPerson } from '#booking/use-known-person.ts';

const PATIENCE_MS = 15_000;
type FrameState = 'asking' | 'loading' | 'shown' | 'failed' | 'scheduled';

interface SchedulerFrameProps {
  schedulerUrl: string;
  /** True when the visitor has just acted on this page after reading what opens. */
  openAtOnce: boolean;
}

/** The firm's own scheduler in a frame of 600 px, with a plain link beside it in every state. */
export function SchedulerFrame({ schedulerUrl, openAtOnce }: SchedulerFrameProps) {
  const [state, setState] = useState<FrameState>(openAtOnce ? 'loading' : 'asking');
  const person = useKnownPerson();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin, hostname } = new URL(schedulerUrl);
  const address = schedulerAddress({
    schedulerUrl,
    host: location.hostname,
    search: location.search,
    ...(person ?? { name: '', email: '' }),
  });

  useEffect(() => {
    function onMessage(message: MessageEvent) {
      const event = schedulerEvent(message, { origin, source: frame.current?.contentWindow ?? null });
      if (event === 'scheduled') setState('scheduled');
      else if (event === 'alive') setState((before) => (before === 'loading' ? 'shown' : before));
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin]);

  useEffect(() => {
    if (state !== 'loading') return;
    if (!navigator.onLine) return setState('failed');
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const open = state === 'loading' || state === 'shown' || state === 'scheduled';
  return (
    <section className="card flow" aria-label="Calendar">
      {state === 'scheduled' && (
        <Notice kind="success" title="Your appointment is booked">
          The confirmation comes by mail from {hostname}.
        </Notice>
      )}
      {state === 'asking' && (
        <div className="stack">
          <p>The calendar comes from {hostname}, which will see that you visit.</p>
          <Button onClick={() => setState('loading')}>Open the calendar</Button>
        </div>
      )}
      {state === 'failed' && (
        <Failure
          message="The calendar did not load. Try again, or open it in a tab of its own."
          onRetry={() => setState('loading')}
        />
      )}
      {open && (
        <div className="scheduler">
          {state === 'loading' && <Skeleton lines={6} label="Loading the calendar" />}
          {person !== null && (
            <iframe
              ref={frame}
              className="scheduler__frame"
              title="Calendar for a thirty-minute meeting"
              src={address}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setState((before) => (before === 'loading' ? 'shown' : before))}
            />
          )}
        </div>
      )}
      <p className="caption">
        <a href={address} target="_blank" rel="noreferrer">
          Open the calendar in a new tab
        </a>
      </p>
    </section>
  );
}
