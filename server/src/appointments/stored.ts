import type { Selectable } from 'kysely';
import type { Appointment, Channel } from 'shared/contract/appointment';
import { accessKey } from '#appointments/access-key.ts';
import type { Tables } from '#db/tables.ts';
import { maskContact } from '#identity/contact/contact.ts';
import type { Keyring } from '#keys/keyring.ts';

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
