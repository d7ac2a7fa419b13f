import { type CalendarEvent, calendarFile } from 'shared/format/calendar-file';
import { dayInIndia, timeSpan } from 'shared/format/india-time';
import { addressIn } from 'shared/language';
import { spokenNow } from 'shared/messages';
import type { SiteFacts } from 'shared/site';
import type { StoredAppointment } from '#appointments/stored.ts';
import { speakingTo } from '#http/page-language.ts';
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
          messages.meetingMailRebook({
            address: sender.siteUrl + addressIn(spokenNow(), '/contactus?tab=appointment'),
          }),
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

/** To the firm, in the language of its desk. An answer to it goes to the visitor. */
export const firmMail = (change: Change, row: StoredAppointment, sender: Sender): MailPayload =>
  speakingTo('en', () => toFirm(change, row, sender));

function toFirm(change: Change, row: StoredAppointment, sender: Sender): MailPayload {
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

const eventOf = (row: StoredAppointment, sender: Sender): Omit<CalendarEvent, 'summary'> => ({
  uid: `${row.id}@${new URL(sender.siteUrl).hostname}`,
  sequence: row.sequence,
  isCancelled: row.status === 'cancelled',
  organizer: { name: sender.firmName, email: sender.firmEmail },
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
