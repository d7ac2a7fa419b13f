import { dayInIndia, timeSpan } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';
import type { StoredAppointment } from '#appointments/stored.ts';
import { messages } from '#messages.en.ts';
import { type MailPayload, plainName } from '#outbox/mail.ts';
import { planLines } from '#plans/plan-text.ts';

/** What mails say of the firm and of this site. */
export interface Sender {
  firmName: string;
  firmEmail: string;
  firmPhone: string;
  /** The site's address without a slash at its end. */
  siteUrl: string;
}

/** Who writes, at the address by which the visitor knows the site. */
export const senderOf =
  ({ name, email, phone }: SiteFacts['firm']) =>
  (siteUrl: string): Sender => ({ firmName: name, firmEmail: email, firmPhone: phone, siteUrl });

export type Change = 'booked' | 'moved' | 'cancelled';
export type ReminderLead = 'day' | 'hour';

/**
 * To the visitor, with the calendar file.
 *
 * @param manage the whole address of the appointment's page
 * @param isProven false where the address is yet to be proven, by opening that page
 */
export function visitorMail(
  change: Change,
  row: StoredAppointment,
  sender: Sender,
  manage: string,
  isProven = true,
): MailPayload {
  const time = spanOf(row);
  const firm = sender.firmName;
  const { subject, first } = {
    booked: { subject: messages.bookedSubject, first: messages.isBooked },
    moved: { subject: messages.movedSubject, first: messages.isMoved },
    cancelled: { subject: messages.cancelledSubject, first: messages.isCancelled },
  }[change];
  const rest =
    change === 'cancelled'
      ? [
          messages.wouldHaveBeen({ time }),
          messages.meetingMailRebook({ address: `${sender.siteUrl}/contactus?tab=appointment` }),
        ]
      : [
          messages.when({ time }),
          meeting(row),
          messages.meetingMailChange({ address: manage }),
          // Anybody can type an address; whoever opens the link reads it.
          ...(isProven ? [] : [messages.openOnce]),
        ];
  return {
    subject: subject({ time }),
    text: letter(row.name, [first({ firm }), ...rest], sender),
    attachments: [invitation(row, calendarOf(row, sender, manage))],
  };
}

/** What a reminder says of the time is true when it leaves: it may have waited for a mail server. */
export function reminderMail(now: Date, row: StoredAppointment, sender: Sender, manage: string): MailPayload {
  const time = spanOf(row);
  const paragraphs = [
    whenItIs(now, row.starts_at),
    messages.when({ time }),
    meeting(row),
    messages.meetingMailChange({ address: manage }),
  ];
  return { subject: messages.reminderSubject({ time }), text: letter(row.name, paragraphs, sender) };
}

const MINUTE_MS = 60_000;

function whenItIs(now: Date, starts: Date): string {
  if (dayInIndia(now) !== dayInIndia(starts)) return messages.isTomorrow;
  const minutes = (starts.getTime() - now.getTime()) / MINUTE_MS;
  return minutes > 45 && minutes < 75 ? messages.isInAnHour : messages.isToday;
}

/** To the firm. An answer to it goes to the visitor. */
export function firmMail(change: Change, row: StoredAppointment, sender: Sender): MailPayload {
  const time = spanOf(row);
  const { name, phone, email, channel, language } = row;
  const lines = [
    messages.when({ time }),
    messages.deskLineName({ name }),
    messages.deskLinePhone({ phone }),
    messages.deskLineEmail({ email }),
    messages.channel({ channel }),
    messages.deskLineLanguage({ language }),
    messages.deskLineTopics({ topics: row.topics.join(', ') || messages.deskTopicsNone }),
    ...(row.plan === null ? [] : ['', ...planLines(row.plan)]),
  ];
  return {
    subject: messages.firmSubject({ change, time }),
    text: `${lines.join('\n')}\n`,
    replyTo: row.email,
    attachments: [invitation(row, firmCalendar(row, sender))],
  };
}

export const spanOf = (row: Pick<StoredAppointment, 'starts_at' | 'ends_at'>): string =>
  timeSpan(row.starts_at, row.ends_at);

/** The appointment as the visitor's calendar file; `manage` goes in only where the visitor alone reads it. */
export function calendarOf(row: StoredAppointment, sender: Sender, manage: string | undefined): string {
  return calendarFile({
    ...eventOf(row, sender),
    summary: messages.appointmentWithFirm({ firm: sender.firmName }),
    description: [
      meeting(row),
      ...(manage === undefined ? [] : [messages.meetingMailChange({ address: manage })]),
    ].join('\n'),
    ...(manage === undefined ? {} : { url: manage }),
  });
}

const firmCalendar = (row: StoredAppointment, sender: Sender): string =>
  calendarFile({
    ...eventOf(row, sender),
    summary: messages.appointmentWithVisitor({ name: row.name }),
    description: `${row.phone}, ${row.email}`,
  });

const eventOf = (row: StoredAppointment, sender: Sender) => ({
  uid: `${row.id}@${new URL(sender.siteUrl).hostname}`,
  sequence: row.sequence,
  status: row.status,
  start: row.starts_at,
  end: row.ends_at,
  stamp: row.updated_at,
  location: row.channel === 'phone' ? messages.calendarPlacePhone : messages.calendarPlaceVideo,
});

const invitation = (row: StoredAppointment, content: string) => ({
  filename: 'appointment.ics',
  contentType: `text/calendar; charset=utf-8; method=${row.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
  content,
});

const meeting = (row: StoredAppointment): string =>
  row.channel === 'phone'
    ? messages.meetingMailByPhone({ language: row.language })
    : messages.meetingMailByVideo({ language: row.language });

const letter = (name: string, paragraphs: string[], sender: Sender): string =>
  [greeting(name), ...paragraphs, `${sender.firmName}\n${sender.firmPhone}\n${sender.firmEmail}`]
    .join('\n\n')
    .concat('\n');

function greeting(name: string): string {
  const plain = plainName(name);
  return plain === null ? messages.mailGreeting : messages.mailGreetingName({ name: plain });
}

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
