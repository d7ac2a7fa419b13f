import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Appointment, Channel } from 'shared/contract/appointment';
import { addressIn } from 'shared/language';
import { spokenNow } from 'shared/messages';
import type { Tables } from '#db/tables.ts';
import { maskContact } from '#identity/contact/contact.ts';
import type { Keyring } from '#keys/keyring.ts';

/**
 * What a key opens: `manage` shows, moves and cancels one appointment; `mail` does the same and stands in mails alone, so
 * that whoever uses it reads them; `calendar` reads its calendar file and nothing else.
 */
export type AccessPurpose = 'manage' | 'mail' | 'calendar';

/** The key for one appointment: made from the server's own secret, so that nothing has to be stored and none can be guessed. */
const accessKey = (keyring: Pick<Keyring, 'hash'>, purpose: AccessPurpose, id: string): string =>
  keyring.hash(`appointment-${purpose}`, id).toString('base64url');

export function isAccessKey(
  keyring: Pick<Keyring, 'hash'>,
  purpose: AccessPurpose,
  id: string,
  given: unknown,
): boolean {
  const expected = Buffer.from(accessKey(keyring, purpose, id));
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export type StoredAppointment = Selectable<Tables['appointment']>;

/** An appointment as its owner's browser may see it. */
export function forVisitor(row: StoredAppointment, keyring: Keyring): Appointment {
  return {
    id: row.id,
    status: row.status,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    name: row.name,
    email: row.email,
    phone: maskContact({ channel: 'phone', value: row.phone }),
    topics: row.topics,
    language: row.language,
    channel: row.channel satisfies Channel,
    calendar: `/server/appointments/${row.id}/calendar.ics?key=${accessKey(keyring, 'calendar', row.id)}`,
  };
}

/** Path of the page that shows, moves and cancels it. The key stands after the `#`: it reaches no log and no other site. */
export const managePath = (id: string, keyring: Keyring, purpose: 'manage' | 'mail' = 'manage'): string =>
  `/appointment/${id}#${accessKey(keyring, purpose, id)}`;

/** Whole address of that page for a mail to the visitor, in the language in which the mail speaks. */
export const manageAddress = (siteUrl: string, id: string, keyring: Keyring): string =>
  siteUrl + addressIn(spokenNow(), managePath(id, keyring, 'mail'));
