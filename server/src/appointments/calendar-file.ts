export interface CalendarEvent {
  /** Stays the same through moves, so that the visitor's calendar replaces the entry. */
  uid: string;
  /** 0 for a new event, one more for every move or cancellation. */
  sequence: number;
  status: 'booked' | 'cancelled';
  start: Date;
  end: Date;
  /** When this version of the event was made. */
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  url?: string;
}

/**
 * One event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 bytes, text is escaped, times are UTC,
 * with an alarm an hour before.
 */
export function calendarFile(event: CalendarEvent): string {
  const cancelled = event.status === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    ...(cancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(event.summary)}`, 'TRIGGER:-PT1H', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids control characters, so they are removed.
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Folds by bytes, never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
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
