import { type ReactNode, type Ref, useId } from 'react';
import type { Appointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { messages } from '#messages.en.ts';

interface BookedCardProps {
  appointment: Appointment;
  heading?: Ref<HTMLHeadingElement>;
  /** Beside its time in India. */
  beside?: ReactNode;
  /** Behind what is said of its mail. */
  more?: string;
  /** What else can be done than to put it into a calendar. */
  children: ReactNode;
}

/** What was booked, with and without scripts: when, how, and where its confirmation goes. */
export function BookedCard({ appointment, heading, beside, more, children }: BookedCardProps) {
  const id = useId();
  const { start, end, phone, email, channel, calendar } = appointment;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 className="small" id={id} tabIndex={-1} ref={heading}>
        {messages.bookedTitle}
      </h2>
      <p>
        {messages.timeInIndia({
          time: timeSpan(new Date(start), new Date(end)),
          b: (words) => <b>{words}</b>,
        })}{' '}
        {beside}
      </p>
      <p className="quiet">
        {channel === 'phone'
          ? messages.bookedByPhone({
              phone: shownPhone(phone),
              nowrap: (words) => <span className="nowrap">{words}</span>,
            })
          : messages.weWillSendLink}{' '}
        {messages.confirmationWithCalendarFile({ email })} {more}
      </p>
      <div className="button-row">
        <CalendarLink href={calendar} />
        {children}
      </div>
    </section>
  );
}
