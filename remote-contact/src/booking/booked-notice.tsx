import { useEffect, useRef } from 'react';
import type { BookedAppointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import { Button, ButtonLink } from 'shared/ui';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { messages } from '#booking/messages.en.ts';
import { OwnTime } from '#booking/own-time.tsx';

interface BookedNoticeProps {
  booked: BookedAppointment;
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
        {messages.yourAppointmentIsBooked}
      </h2>
      <p>
        {messages.timeInIndia({
          time: timeSpan(new Date(start), new Date(end)),
          b: (words) => <b>{words}</b>,
        })}{' '}
        <OwnTime start={new Date(start)} end={new Date(end)} />
      </p>
      <p className="quiet">
        {channel === 'phone'
          ? messages.weCallYou({ phone: shownPhone(phone), nowrap: (words) => <span className="nowrap">{words}</span> })
          : messages.weWillSendLink}{' '}
        {messages.confirmationWithCalendarFile({ email })}
      </p>
      <div className="button-row">
        <CalendarLink href={calendar} />
        <ButtonLink to={manage} variant="secondary">
          {messages.moveOrCancel}
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {messages.bookAnother}
        </Button>
      </div>
    </section>
  );
}
