import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

/** A file of the origin, not a page of this site: a plain link, which no router takes over. */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a className="button button--secondary" href={href} download="appointment.ics">
      <Icon name="calendar" />
      {messages.bookedLinkCalendar}
    </a>
  );
}
