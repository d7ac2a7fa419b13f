export interface CalendarEntry {
  title: string;
  /** ISO date and time with its offset. */
  start: string;
  minutes: number;
  registration: string;
}

/** RFC 5545 text of one event. Commas, semicolons, backslashes and line ends of the title are escaped. */
export function calendarFile({ title, start, minutes, registration }: CalendarEntry): string {
  const startMs = Date.parse(start);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//distributor-site//webinars//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(startMs)}-webinar`,
    `DTSTAMP:${stamp(startMs)}`,
    `DTSTART:${stamp(startMs)}`,
    `DTEND:${stamp(startMs + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${registration}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines longer than 75 bytes go on in the next, after a blank; 24 letters are at most 72 bytes in any script. */
function folded(line: string): string[] {
  const letters = [...line];
  const parts = Array.from({ length: Math.ceil(letters.length / 24) }, (_, part) =>
    letters.slice(part * 24, part * 24 + 24).join(''),
  );
  return line.length <= 72 && /^[\x20-\x7e]*$/.test(line)
    ? [line]
    : parts.map((part, place) => (place === 0 ? part : ` ${part}`));
}

/** Hands the event to the visitor as a file. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }));
  link.download = 'webinar.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
