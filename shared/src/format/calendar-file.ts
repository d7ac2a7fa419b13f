export interface CalendarEvent {
  /** Stays the same through moves, so that the visitor's calendar replaces the entry. */
  uid: string;
  /** 0 for a new event, one more for every move or cancellation. */
  sequence?: number;
  isCancelled?: boolean;
  start: Date;
  end: Date;
  /** When this version of the event was made. */
  stamp: Date;
  summary: string;
  description?: string;
  location?: string;
  /** The firm: the standard asks for it in an event that is published or taken back (RFC 5546, 3.2.1 and 3.2.5). */
  organizer: { name: string; email: string };
  url?: string;
}

/**
 * One event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 bytes, text is escaped, times are UTC,
 * with an alarm an hour before.
 */
export function calendarFile(event: CalendarEvent): string {
  const { isCancelled = false, sequence = 0, description, location, organizer, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//distributor-site//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `ORGANIZER;CN="${printable(organizer.name).replaceAll('"', "'")}":mailto:${printable(organizer.email)}`,
    ...(url === undefined ? [] : [`URL:${printable(url)}`]),
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(event.summary)}`, 'TRIGGER:-PT1H', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids control characters, so they are removed.
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, '');

const escapeText = (text: string): string =>
  printable(text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n'));

/** Folds by bytes, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
