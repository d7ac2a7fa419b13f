import type { Appointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import { usePosted } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { messages } from '#messages.en.ts';

const CRUMBS = [
  { to: '/', label: messages.crumbHome },
  { to: '/contactus', label: messages.contactTitle },
];

/** Where a booking without scripts leads: an address of its own, so that a reload books nothing again. */
export default function BookedPage() {
  const appointment = (usePosted('view')?.data as { appointment: Appointment } | undefined)?.appointment;
  return (
    <div className="page">
      <PageHead title={messages.appointmentTitle} crumbs={CRUMBS} />
      {appointment?.status === 'booked' ? <Booked appointment={appointment} /> : <Unknown />}
    </div>
  );
}

function Booked({ appointment: { start, end, phone, email, channel, calendar } }: { appointment: Appointment }) {
  return (
    <div className="flow">
      <Notice kind="success" title={messages.bookedTitle}>
        <p>
          {messages.timeInIndia({
            time: timeSpan(new Date(start), new Date(end)),
            b: (words) => <b>{words}</b>,
          })}
        </p>
      </Notice>
      <p>
        {channel === 'phone'
          ? messages.bookedByPhone({
              phone: shownPhone(phone),
              nowrap: (words) => <span className="nowrap">{words}</span>,
            })
          : messages.linkForVideoCall}{' '}
        {messages.plainBookingConfirmationWithCalendarFile({ email })}
      </p>
      <div className="button-row">
        <CalendarLink href={calendar} />
        <ButtonLink to="/contactus/appointment" variant="quiet">
          {messages.bookedActionAnother}
        </ButtonLink>
      </div>
    </div>
  );
}

const Unknown = () => (
  <div className="flow">
    <Notice kind="info">{messages.bookedPageMissing}</Notice>
    <div className="button-row">
      <ButtonLink to="/contactus/appointment">{messages.tabAppointment}</ButtonLink>
    </div>
  </div>
);
