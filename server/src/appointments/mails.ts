import { timeSpan } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';
import { calendarFile } from '#appointments/calendar-file.ts';
import type { StoredAppointment } from '#appointments/stored.ts';
import type { MailPayload } from '#outbox/mail.ts';
import { plainName } from '#outbox/plain-name.ts';

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

/** Anybody can type an address; whoever opens the link reads it. */
const OPEN_ONCE = 'Please open this link once. Until then we send nothing more to this address, and no reminders.';

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
  const when = spanOf(row);
  const first = {
    booked: `your appointment with ${sender.firmName} is booked.`,
    moved: `your appointment with ${sender.firmName} is moved.`,
    cancelled: `your appointment with ${sender.firmName} is cancelled.`,
  }[change];
  const subject = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' }[change];
  const rest =
    change === 'cancelled'
      ? [
          `It would have been ${when} (Indian Standard Time).`,
          `To book another time: ${sender.siteUrl}/contactus?tab=appointment`,
        ]
      : [
          `${when} (Indian Standard Time)`,
          meeting(row),
          `To move or cancel it: ${manage}`,
          ...(isProven ? [] : [OPEN_ONCE]),
        ];
  return {
    subject: `${subject}: ${when}`,
    text: letter(row.name, [first, ...rest], sender),
    attachments: [invitation(row, calendarOf(row, sender, manage))],
  };
}

export function reminderMail(lead: ReminderLead, row: StoredAppointment, sender: Sender, manage: string): MailPayload {
  const soon = lead === 'day' ? 'tomorrow' : 'in an hour';
  return {
    subject: `Reminder: ${spanOf(row)}`,
    text: letter(
      row.name,
      [
        `your appointment is ${soon}.`,
        `${spanOf(row)} (Indian Standard Time)`,
        meeting(row),
        `To move or cancel it: ${manage}`,
      ],
      sender,
    ),
  };
}

/** To the firm. An answer to it goes to the visitor. */
export function firmMail(change: Change, row: StoredAppointment, sender: Sender): MailPayload {
  const lines = [
    `${spanOf(row)} (Indian Standard Time)`,
    `Name: ${row.name}`,
    `Phone, verified: ${row.phone}`,
    `Email: ${row.email}`,
    `By: ${row.channel}`,
    `Language: ${row.language}`,
    `Topics: ${row.topics.join(', ') || 'not chosen'}`,
  ];
  return {
    subject: `Appointment ${change}: ${spanOf(row)}`,
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
    summary: `Appointment with ${sender.firmName}`,
    description: [meeting(row), ...(manage === undefined ? [] : [`To move or cancel it: ${manage}`])].join('\n'),
    ...(manage === undefined ? {} : { url: manage }),
  });
}

const firmCalendar = (row: StoredAppointment, sender: Sender): string =>
  calendarFile({
    ...eventOf(row, sender),
    summary: `Appointment: ${row.name}`,
    description: `${row.phone}, ${row.email}`,
  });

const eventOf = (row: StoredAppointment, sender: Sender) => ({
  uid: `${row.id}@${new URL(sender.siteUrl).hostname}`,
  sequence: row.sequence,
  status: row.status,
  start: row.starts_at,
  end: row.ends_at,
  stamp: row.updated_at,
  location: row.channel === 'phone' ? 'Phone call' : 'Video call',
});

const invitation = (row: StoredAppointment, content: string) => ({
  filename: 'appointment.ics',
  contentType: `text/calendar; charset=utf-8; method=${row.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
  content,
});

const meeting = (row: StoredAppointment): string =>
  row.channel === 'phone'
    ? `We call you on the number that you verified. Language: ${row.language}.`
    : `We talk by video; the link comes from a person before we begin. Language: ${row.language}.`;

const letter = (name: string, paragraphs: string[], sender: Sender): string =>
  [greeting(name), ...paragraphs, `${sender.firmName}\n${sender.firmPhone}\n${sender.firmEmail}`]
    .join('\n\n')
    .concat('\n');

function greeting(name: string): string {
  const plain = plainName(name);
  return plain === null ? 'Hello,' : `Dear ${plain},`;
}
