import { useEffect, useRef } from 'react';
import { timeSpan } from 'shared/format/india-time';
import { Button, ButtonLink } from 'shared/ui';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { OwnTime } from '#booking/own-time.tsx';
import type { Booked } from '#booking/use-booking.ts';

interface BookedNoticeProps {
  booked: Booked;
  onAnother: () => void;
}

/** What was booked and what can be done with it; focus comes here, because the form that had it is gone. */
export function BookedNotice({ booked: { appointment, manage }, onAnother }: BookedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { start, end, phone, email, channel, calendar } = appointment;
  return (
    <section className="card stack" aria-labelledby="booked">
      <h2 className="small" id="booked" tabIndex={-1} ref={heading}>
        Your appointment is booked
      </h2>
      <p>
        <b>{timeSpan(new Date(start), new Date(end))}</b>, Indian Standard Time{' '}
        <OwnTime start={new Date(start)} end={new Date(end)} />
      </p>
      <p className="quiet">
        {channel === 'phone' ? (
          <>
            We call you on <span className="nowrap">{phone}</span>.
          </>
        ) : (
          'We will send the link for the video call by email before we begin.'
        )}{' '}
        A confirmation with a calendar file comes to {email}. Open the link in our first mail there once: then changes
        are confirmed by mail too, and a reminder comes a day and an hour before.
      </p>
      <div className="button-row">
        <CalendarLink href={calendar} />
        <ButtonLink to={manage} variant="secondary">
          Move or cancel
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Book another
        </Button>
      </div>
    </section>
  );
}
