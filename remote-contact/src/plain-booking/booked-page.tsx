import type { Appointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { usePosted } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';
import { CalendarLink } from '#booking/calendar-link.tsx';

const CRUMBS = [
  { to: '/', label: 'Home' },
  { to: '/contactus', label: 'Contact Us' },
];

/** Where a booking without scripts leads: an address of its own, so that a reload books nothing again. */
export default function BookedPage() {
  const appointment = (usePosted('view')?.data as { appointment: Appointment } | undefined)?.appointment;
  return (
    <div className="page">
      <PageHead title="Your appointment" crumbs={CRUMBS} />
      {appointment?.status === 'booked' ? <Booked appointment={appointment} /> : <Unknown />}
    </div>
  );
}

function Booked({ appointment: { start, end, phone, email, channel, calendar } }: { appointment: Appointment }) {
  return (
    <div className="flow">
      <Notice kind="success" title="Your appointment is booked">
        <p>
          <b>{timeSpan(new Date(start), new Date(end))}</b>, Indian Standard Time
        </p>
      </Notice>
      <p>
        {channel === 'phone' ? (
          <>
            We call you on <span className="nowrap">{phone}</span>.
          </>
        ) : (
          'The link for the video call comes by mail before we begin.'
        )}{' '}
        A confirmation with a calendar file comes to {email}. Open the link in our first mail there once: then changes
        are confirmed by mail too, and a reminder comes a day and an hour before. The link also moves or cancels it, in
        a browser with scripts.
      </p>
      <div className="button-row">
        <CalendarLink href={calendar} />
        <ButtonLink to="/contactus/appointment" variant="quiet">
          Book another
        </ButtonLink>
      </div>
    </div>
  );
}

const Unknown = () => (
  <div className="flow">
    <Notice kind="info">
      Nothing was booked here in the last half hour. The mail that confirms an appointment leads to it.
    </Notice>
    <div className="button-row">
      <ButtonLink to="/contactus/appointment">Book Appointment</ButtonLink>
    </div>
  </div>
);
