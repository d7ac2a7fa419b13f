import '#appointments/coming-appointments.css';
import { Link } from 'shared/router';
import type { BookedAppointment } from '#contract/appointment.ts';
import { timeSpan } from '#format/india-time.ts';
import { messages } from '#messages.en.ts';

/** One's appointments that are not over, each with the page that moves and cancels it. */
export function ComingAppointments({ appointments }: { appointments: readonly BookedAppointment[] }) {
  return (
    <ul className="coming-appointments">
      {appointments.map(({ appointment: { id, start, end, channel }, manage }) => (
        <li key={id}>
          <b>{timeSpan(new Date(start), new Date(end))}</b>
          <span className="quiet">{channel === 'phone' ? messages.meetingByPhone : messages.meetingByVideo}</span>
          <Link to={manage}>{messages.meetingLinkChange}</Link>
        </li>
      ))}
    </ul>
  );
}
